package octavo.net;

import java.net.URI;
import java.util.Optional;

/// What is asked of the web. Mail addresses and keys are not part of it: the client adds them where
/// a service wants them.
///
/// @param accept the media types that are wanted, as HTTP has it
/// @param body what is posted; nothing for a GET
public record WebRequest(
        URI address, String accept, WantedContent wanted, Optional<PostedBody> body) {
    /// Something to post, such as a list of identifiers.
    public record PostedBody(String mediaType, String text) {}

    /// What a service knows of one thing.
    public static WebRequest ofRecord(URI address, String accept) {
        return new WebRequest(address, accept, WantedContent.RECORD, Optional.empty());
    }

    /// A query, whose answer may be another one tomorrow.
    public static WebRequest ofSearch(URI address, String accept) {
        return new WebRequest(address, accept, WantedContent.SEARCH, Optional.empty());
    }

    /// A page of the web.
    public static WebRequest ofPage(URI address) {
        return new WebRequest(
                address,
                "text/html,application/xhtml+xml;q=0.9,*/*;q=0.5",
                WantedContent.PAGE,
                Optional.empty());
    }

    /// A file to be kept by whoever asks.
    public static WebRequest ofDocument(URI address, String accept) {
        return new WebRequest(address, accept, WantedContent.DOCUMENT, Optional.empty());
    }

    /// The same, with something to post.
    public WebRequest posting(String mediaType, String text) {
        return new WebRequest(
                address, accept, wanted, Optional.of(new PostedBody(mediaType, text)));
    }
}
