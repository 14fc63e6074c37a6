package octavo.net;

import java.net.URI;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.time.Instant;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The result of a request: content, or a failure.
public sealed interface WebAnswer permits WebAnswer.WebContent, WebFailure {
    Pattern CHARSET = Pattern.compile("(?i)charset\\s*=\\s*\"?([^\\s\";]+)");

    /// The content sent by a server.
    ///
    /// @param contentType the whole `Content-Type`, `text/html; charset=utf-8`; empty if there was
    ///   none
    /// @param finalAddress the final address, after redirects
    /// @param answeredAt when the server sent it: an answer may come from the cache
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record WebContent(byte[] bytes, String contentType, URI finalAddress, Instant answeredAt)
            implements WebAnswer {
        /// The type without parameters, in lower case: `application/json`.
        public String mediaType() {
            int parametersStart = contentType.indexOf(';');
            return (parametersStart < 0 ? contentType : contentType.substring(0, parametersStart))
                    .strip()
                    .toLowerCase(Locale.ROOT);
        }

        /// The bytes as text, in the encoding that the server declares; UTF-8 by default.
        public String text() {
            return new String(bytes, charset());
        }

        private Charset charset() {
            Matcher charsetMatch = CHARSET.matcher(contentType);
            try {
                return charsetMatch.find()
                        ? Charset.forName(charsetMatch.group(1))
                        : StandardCharsets.UTF_8;
            } catch (IllegalCharsetNameException | UnsupportedCharsetException _) {
                return StandardCharsets.UTF_8;
            }
        }
    }
}
