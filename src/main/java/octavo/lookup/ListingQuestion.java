package octavo.lookup;

import octavo.net.WebService;

/// A question to one service for a list of works.
///
/// @param workCount how many works it names; none if it asks for all of somebody
record ListingQuestion(WebService service, int workCount, ReplyFetch replyFetch) {
    /// Asks it.
    interface ReplyFetch {
        ListingReply fetchReply() throws InterruptedException;
    }

    static ListingQuestion ofList(WebService service, ReplyFetch replyFetch) {
        return new ListingQuestion(service, 0, replyFetch);
    }

    /// @throws InterruptedException if nobody wants the answer any more
    ListingReply ask() throws InterruptedException {
        return replyFetch.fetchReply();
    }
}
