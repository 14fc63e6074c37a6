package octavo.net;

import java.net.URI;
import java.util.Optional;

/// A request to the web. E-mail addresses and keys are not part of it: the client adds them where a
/// service requires them.
///
/// @param acceptedTypes the accepted media types, in HTTP syntax
/// @param postedBody the body to post; empty for a GET
public record WebRequest(
        URI address,
        String acceptedTypes,
        WantedContent wantedContent,
        Optional<PostedBody> postedBody) {
    /// A body to post, such as a list of identifiers.
    public record PostedBody(String mediaType, String bodyText) {}

    /// A service's record of one thing.
    public static WebRequest ofRecord(URI address, String acceptedTypes) {
        return new WebRequest(address, acceptedTypes, WantedContent.RECORD, Optional.empty());
    }

    /// A query, whose results may change from day to day.
    public static WebRequest ofSearch(URI address, String acceptedTypes) {
        return new WebRequest(address, acceptedTypes, WantedContent.SEARCH, Optional.empty());
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
    public static WebRequest ofDocument(URI address, String acceptedTypes) {
        return new WebRequest(address, acceptedTypes, WantedContent.DOCUMENT, Optional.empty());
    }

    /// The same request with a body to post.
    public WebRequest withPostedBody(String mediaType, String text) {
        return new WebRequest(
                address,
                acceptedTypes,
                wantedContent,
                Optional.of(new PostedBody(mediaType, text)));
    }
}
