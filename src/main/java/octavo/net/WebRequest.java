package octavo.net;

import java.net.URI;
import java.util.Optional;

/// A request to the web. E-mail addresses and keys are not part of it: the client adds them where a
/// service requires them.
///
/// @param accept the accepted media types, in HTTP syntax
/// @param body the body to post; empty for a GET
public record WebRequest(
        URI address, String accept, WantedContent wanted, Optional<PostedBody> body) {
    /// A body to post, such as a list of identifiers.
    public record PostedBody(String mediaType, String text) {}

    /// A service's record of one thing.
    public static WebRequest ofRecord(URI address, String accept) {
        return new WebRequest(address, accept, WantedContent.RECORD, Optional.empty());
    }

    /// A query, whose results may change from day to day.
    public static WebRequest ofSearch(URI address, String accept) {
        return new WebRequest(address, accept, WantedContent.SEARCH, Optional.empty());
    }

    /// A web page.
    public static WebRequest ofPage(URI address) {
        return new WebRequest(
                address,
                "text/html,application/xhtml+xml;q=0.9,*/*;q=0.5",
                WantedContent.PAGE,
                Optional.empty());
    }

    /// A file that the caller stores.
    public static WebRequest ofDocument(URI address, String accept) {
        return new WebRequest(address, accept, WantedContent.DOCUMENT, Optional.empty());
    }

    /// The same request with a body to post.
    public WebRequest posting(String mediaType, String text) {
        return new WebRequest(
                address, accept, wanted, Optional.of(new PostedBody(mediaType, text)));
    }
}
