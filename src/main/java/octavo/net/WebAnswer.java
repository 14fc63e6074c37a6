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

/// What came of a request: content, or a failure that says what happened.
public sealed interface WebAnswer permits WebAnswer.Content, WebFailure {
    Pattern CHARSET = Pattern.compile("(?i)charset\\s*=\\s*\"?([^\\s\";]+)");

    /// What a server sent.
    ///
    /// @param type the whole `Content-Type`, `text/html; charset=utf-8`; empty if there was none
    /// @param address where it lay in the end, after redirects
    /// @param asOf when the server said it: an answer may come from the cache
    @SuppressWarnings("ArrayRecordComponent") // these are never compared
    record Content(byte[] bytes, String type, URI address, Instant asOf) implements WebAnswer {
        /// The type without its parameters, in small letters: `application/json`.
        public String mediaType() {
            int end = type.indexOf(';');
            return (end < 0 ? type : type.substring(0, end)).strip().toLowerCase(Locale.ROOT);
        }

        /// The bytes as a text, in the encoding that the server names; UTF-8 if it names none.
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
