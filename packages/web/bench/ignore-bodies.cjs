// For the load's client: it would decode every compressed answer as text. That costs it more than the answer costs the site, so the client
// would limit the measurement (3,800 requests/s of a home page that the site answers 20,000 times/s).
module.exports = (client) => {
  client.pipelinedRequests.addBody = () => undefined
}
