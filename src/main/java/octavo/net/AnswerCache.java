package octavo.net;

import octavo.net.WebAnswer.Content;
import octavo.storage.CacheFolder;
import octavo.storage.CacheStore;
import octavo.storage.ContentDigest;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.System.Logger.Level;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Arrays;
import java.util.Optional;

/// On-disk cache of answers, by address, accepted types and posted body. E-mail addresses and keys
/// are never stored. Unreadable entries count as missing; failed writes are ignored.
public final class AnswerCache {
    private static final long MOST_BYTES = 200L << 20;

    private final CacheStore store;

    public AnswerCache(CacheStore store) {
        this.store = store;
    }

    /// The user's cache.
    public static AnswerCache ofUser() {
        return new AnswerCache(new CacheStore(CacheFolder.ofUser().resolve("answers"), MOST_BYTES));
    }

    /// Its size on disk in bytes.
    public long size() throws IOException {
        return store.size();
    }

    /// Removes all answers.
    public void clear() throws IOException {
        store.clear();
    }

    /// An answer with its validators.
    ///
    /// @param tag the header `ETag`, or empty
    /// @param modified the header `Last-Modified`, or empty
    record Kept(Content content, String tag, String modified) {
        boolean isFresh(WantedContent wanted, Instant now) {
            return content.asOf().plus(wanted.freshFor()).isAfter(now);
        }

        Kept confirmed(Instant now) {
            var again = new Content(content.bytes(), content.type(), content.address(), now);
            return new Kept(again, tag, modified);
        }
    }

    Optional<Kept> find(WebRequest request) {
        try {
            return store.get(name(request)).flatMap(AnswerCache::read);
        } catch (IOException trouble) {
            log(trouble);
            return Optional.empty();
        }
    }

    void keep(WebRequest request, Kept kept) {
        ObjectNode head = JsonMapper.shared().createObjectNode();
        head.put("address", kept.content().address().toString());
        head.put("type", kept.content().type());
        head.put("asOf", kept.content().asOf().getEpochSecond());
        head.put("tag", kept.tag());
        head.put("modified", kept.modified());
        head.put("length", kept.content().bytes().length);
        var all = new ByteArrayOutputStream();
        all.writeBytes(head.toString().getBytes(StandardCharsets.UTF_8));
        all.write('\n');
        all.writeBytes(kept.content().bytes());
        try {
            store.put(name(request), all.toByteArray());
        } catch (IOException trouble) {
            log(trouble);
        }
    }

    private static Optional<Kept> read(byte[] file) {
        int end = 0;
        while (end < file.length && file[end] != '\n') {
            end++;
        }
        try {
            JsonNode head = JsonMapper.shared().readTree(file, 0, end);
            byte[] body = Arrays.copyOfRange(file, Math.min(end + 1, file.length), file.length);
            if (head.path("length").asInt(-1) != body.length) {
                return Optional.empty(); // truncated by a power cut
            }
            Content content =
                    new Content(
                            body,
                            head.path("type").asString(""),
                            URI.create(head.path("address").asString("")),
                            Instant.ofEpochSecond(head.path("asOf").asLong(0)));
            return Optional.of(
                    new Kept(
                            content,
                            head.path("tag").asString(""),
                            head.path("modified").asString("")));
        } catch (JacksonException | IllegalArgumentException _) {
            return Optional.empty(); // not written by us
        }
    }

    private static String name(WebRequest request) {
        String asked =
                String.join(
                        "\n",
                        request.address().toString(),
                        request.accept(),
                        request.body().map(it -> it.mediaType() + "\n" + it.text()).orElse(""));
        return ContentDigest.hex(asked.getBytes(StandardCharsets.UTF_8));
    }

    private static void log(IOException trouble) {
        System.getLogger(AnswerCache.class.getName())
                .log(Level.WARNING, "the cache of answers cannot be used", trouble);
    }
}
