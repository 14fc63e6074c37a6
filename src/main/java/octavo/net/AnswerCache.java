package octavo.net;

import octavo.net.WebAnswer.WebContent;
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

    private final CacheStore cacheStore;

    public AnswerCache(CacheStore cacheStore) {
        this.cacheStore = cacheStore;
    }

    /// The user's cache.
    public static AnswerCache ofUser() {
        return new AnswerCache(new CacheStore(CacheFolder.ofUser().resolve("answers"), MOST_BYTES));
    }

    /// Its size on disk in bytes.
    public long sizeOnDisk() throws IOException {
        return cacheStore.totalSize();
    }

    /// Removes all answers.
    public void removeAll() throws IOException {
        cacheStore.removeAll();
    }

    /// An answer with its validators.
    ///
    /// @param entityTag the header `ETag`, or empty
    /// @param lastModified the header `Last-Modified`, or empty
    record CachedAnswer(WebContent webContent, String entityTag, String lastModified) {
        /// An answer from the future is stale: the clock was wrong when it came, or is wrong now.
        boolean isFresh(WantedContent wantedContent, Instant now) {
            Instant answeredAt = webContent.answeredAt();
            return !answeredAt.isAfter(now)
                    && answeredAt.plus(wantedContent.cacheLifetime()).isAfter(now);
        }

        CachedAnswer withTime(Instant now) {
            var renewedContent =
                    new WebContent(
                            webContent.bytes(),
                            webContent.contentType(),
                            webContent.finalAddress(),
                            now);
            return new CachedAnswer(renewedContent, entityTag, lastModified);
        }
    }

    Optional<CachedAnswer> findAnswer(WebRequest request) {
        try {
            return cacheStore.getValue(cacheName(request)).flatMap(AnswerCache::parseAnswer);
        } catch (IOException failure) {
            logFailure(failure);
            return Optional.empty();
        }
    }

    void storeAnswer(WebRequest request, CachedAnswer cachedAnswer) {
        ObjectNode header = JsonMapper.shared().createObjectNode();
        header.put("address", cachedAnswer.webContent().finalAddress().toString());
        header.put("type", cachedAnswer.webContent().contentType());
        header.put("asOf", cachedAnswer.webContent().answeredAt().getEpochSecond());
        header.put("tag", cachedAnswer.entityTag());
        header.put("modified", cachedAnswer.lastModified());
        header.put("length", cachedAnswer.webContent().bytes().length);
        var fileBytes = new ByteArrayOutputStream();
        fileBytes.writeBytes(header.toString().getBytes(StandardCharsets.UTF_8));
        fileBytes.write('\n');
        fileBytes.writeBytes(cachedAnswer.webContent().bytes());
        try {
            cacheStore.putValue(cacheName(request), fileBytes.toByteArray());
        } catch (IOException failure) {
            logFailure(failure);
        }
    }

    void removeAnswer(WebRequest request) {
        try {
            cacheStore.removeValue(cacheName(request));
        } catch (IOException failure) {
            logFailure(failure);
        }
    }

    private static Optional<CachedAnswer> parseAnswer(byte[] fileBytes) {
        int headerEnd = 0;
        while (headerEnd < fileBytes.length && fileBytes[headerEnd] != '\n') {
            headerEnd++;
        }
        try {
            JsonNode header = JsonMapper.shared().readTree(fileBytes, 0, headerEnd);
            byte[] body =
                    Arrays.copyOfRange(
                            fileBytes, Math.min(headerEnd + 1, fileBytes.length), fileBytes.length);
            if (header.path("length").asInt(-1) != body.length) {
                return Optional.empty(); // truncated by a power cut
            }
            WebContent content =
                    new WebContent(
                            body,
                            header.path("type").asString(""),
                            URI.create(header.path("address").asString("")),
                            Instant.ofEpochSecond(header.path("asOf").asLong(0)));
            return Optional.of(
                    new CachedAnswer(
                            content,
                            header.path("tag").asString(""),
                            header.path("modified").asString("")));
        } catch (JacksonException | IllegalArgumentException _) {
            return Optional.empty(); // not written by us
        }
    }

    private static String cacheName(WebRequest request) {
        String requestText =
                String.join(
                        "\n",
                        request.address().toString(),
                        request.acceptedTypes(),
                        request.postedBody()
                                .map(it -> it.mediaType() + "\n" + it.bodyText())
                                .orElse(""));
        return ContentDigest.hexDigest(requestText.getBytes(StandardCharsets.UTF_8));
    }

    private static void logFailure(IOException failure) {
        System.getLogger(AnswerCache.class.getName())
                .log(Level.WARNING, "the cache of answers cannot be used", failure);
    }
}
