// For the load's client: it would decode every compressed answer as text, which costs it more than answering costs the
// site, so that the client would be measured (3,800 requests/s of a home page of which the site answers 20,000).
module.exports = (client) => {
  client.pipelinedRequests.addBody = () => undefined
}
