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
public sealed interface WebAnswer permits WebAnswer.Content, WebFailure {
    Pattern CHARSET = Pattern.compile("(?i)charset\\s*=\\s*\"?([^\\s\";]+)");

    /// The content sent by a server.
    ///
    /// @param type the whole `Content-Type`, `text/html; charset=utf-8`; empty if there was none
    /// @param address the final address, after redirects
    /// @param asOf when the server sent it: an answer may come from the cache
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record Content(byte[] bytes, String type, URI address, Instant asOf) implements WebAnswer {
        /// The type without parameters, in lower case: `application/json`.
        public String mediaType() {
            int end = type.indexOf(';');
            return (end < 0 ? type : type.substring(0, end)).strip().toLowerCase(Locale.ROOT);
        }

        /// The bytes as text, in the encoding that the server declares; UTF-8 by default.
        public String text() {
            return new String(bytes, charset());
        }

        private Charset charset() {
            Matcher named = CHARSET.matcher(type);
            try {
                return named.find() ? Charset.forName(named.group(1)) : StandardCharsets.UTF_8;
            } catch (IllegalCharsetNameException | UnsupportedCharsetException _) {
                return StandardCharsets.UTF_8;
            }
        }
    }
}
