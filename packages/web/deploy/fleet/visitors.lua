-- Visitors for wrk: they request addresses from a file, the first ones most often (Zipf), and a third of them have a session.
-- Options after `--`: the file, and the value of a Cookie header.

local addresses, shares, cookie = {}, {}, nil
local threads = {}

function setup(thread)
  table.insert(threads, thread)
  thread:set("number", #threads)
end

function init(args)
  math.randomseed(20261128 + number)
  local sum = 0
  for line in io.lines(args[1]) do
    table.insert(addresses, line)
    sum = sum + 1 / #addresses
    table.insert(shares, sum)
  end
  cookie = args[2]
  failed = 0
  failures = ""
end

local function pick()
  local wanted = math.random() * shares[#shares]
  local low, high = 1, #shares
  while low < high do
    local middle = math.floor((low + high) / 2)
    if shares[middle] < wanted then low = middle + 1 else high = middle end
  end
  return addresses[low]
end

function request()
  local headers = {
    ["Accept-Encoding"] = "gzip, deflate, br, zstd",
    ["Accept"] = "text/html",
    -- The header of a proxy that ends TLS, each visitor from another network: the site limits the requests of one network.
    ["X-Forwarded-For"] = string.format("2001:db8:%x:%x::1", math.random(0xffff), math.random(0xffff)),
  }
  if cookie and math.random(3) == 1 then headers["Cookie"] = cookie end
  return wrk.format("GET", pick(), headers)
end

function response(status)
  if status >= 400 then failed = failed + 1 end
end

function done(summary, latency)
  local refused = 0
  for _, thread in ipairs(threads) do refused = refused + thread:get("failed") end
  local errors = summary.errors
  io.write(string.format(
    'RESULT {"requests":%d,"seconds":%.3f,"failed":%d,"p50":%.2f,"p99":%.2f}\n',
    summary.requests, summary.duration / 1e6,
    refused + errors.connect + errors.read + errors.write + errors.timeout,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000))
end
