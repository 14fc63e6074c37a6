package octavo.values;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.Random;

class BibdeskLinkTest {
    /// A dictionary with a relative path and a bookmark.
    private static final String RELATIVE =
            """
            YnBsaXN0MDDSAQIDBFhib29rbWFya1xyZWxhdGl2ZVBhdGhEYm9va28QEwBwAGEAcABlAHIAcwAvAE0A
            5ABpACAAMgAwADIAMAAuAHAAZABmCA0WIygAAAAAAAABAQAAAAAAAAAFAAAAAAAAAAAAAAAAAAAAUQ==
            """;

    /// A bookmark alone.
    private static final String BOOKMARK =
            """
            YnBsaXN0MDDRAQJYYm9va21hcmtPEKhib29rqAAAAAAABBAwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
            AAAAAAAAAAAAAABYAAAABQAAAAEBAABVc2VycwAAAAMAAAABAQAAYWRhAAYAAAABAQAAcGFwZXJzAAAH
            AAAAAQEAAG1haS5wZGYAEAAAAAEGAAAEAAAAFAAAACAAAAAwAAAAGAAAAP7///8BAAAAAAAAAAEAAAAE
            EAAAQAAAAAAAAAAICxQAAAAAAAABAQAAAAAAAAADAAAAAAAAAAAAAAAAAAAAvw==
            """;

    /// A keyed archive, as of older versions.
    private static final String ARCHIVE =
            """
            YnBsaXN0MDDUAQIDBAUGHSBZJGFyY2hpdmVyWCRvYmplY3RzVCR0b3BYJHZlcnNpb25fEA9OU0tleWVk
            QXJjaGl2ZXKnBwgTFBUWF1UkbnVsbNMJCgsMDRBWJGNsYXNzV05TLmtleXNaTlMub2JqZWN0c4AGog4P
            gAKAA6IREoAEgAVZYWxpYXNEYXRhXHJlbGF0aXZlUGF0aEIBAl8QES4uL3NoYXJlZC9vbGQucGRm0hgZ
            GhtYJGNsYXNzZXNaJGNsYXNzbmFtZaIbHFxOU0RpY3Rpb25hcnlYTlNPYmplY3TRHh9Ucm9vdIABEgAB
            hqAIERskKTJETFJZYGhzdXh6fH+Bg42anbG2v8rN2uPm6+0AAAAAAAABAQAAAAAAAAAhAAAAAAAAAAAA
            AAAAAAAA8g==
            """;

    private static Optional<String> path(String field) {
        return BibdeskLink.parse(field).map(FileLink::path);
    }

    @Test
    void theRelativePathIsReadElseTheBookmark() {
        assertEquals(Optional.of("papers/M\u00e4i 2020.pdf"), path(RELATIVE));
        assertEquals(Optional.of("/Users/ada/papers/mai.pdf"), path(BOOKMARK));
        assertEquals(Optional.of("../shared/old.pdf"), path(ARCHIVE));
    }

    @Test
    void onlyItsFieldsAreRead() {
        assertTrue(BibdeskLink.isLinkField("Bdsk-File-1"));
        assertTrue(BibdeskLink.isLinkField("bdsk-file-12"));
        assertFalse(BibdeskLink.isLinkField("bdsk-url-1"));
        assertFalse(BibdeskLink.isLinkField("file"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "x",
                "papers/a.pdf",
                "YnBsaXN0MDA=",
                "YnBsaXN0MDDSAQIDBFhib29rbWFya1x",
                "\u0000"
            })
    void whatIsNoBookmarkNamesNoFile(String field) {
        assertEquals(Optional.empty(), path(field));
    }

    @Test
    @Timeout(60)
    @Tag("slow")
    void noDamagedBookmarkThrowsOrTakesLong() {
        Random random = new Random(30);
        for (String field : List.of(RELATIVE, BOOKMARK, ARCHIVE)) {
            byte[] whole = Base64.getMimeDecoder().decode(field);
            for (int i = 0; i < 10_000; i++) {
                byte[] damaged = whole.clone();
                for (int times = 1 + random.nextInt(4); times > 0; times--) {
                    damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(256);
                }
                assertNotNull(path(Base64.getEncoder().encodeToString(damaged)));
            }
        }
    }

    /// Each of many dictionaries has only itself for keys and values.
    @Test
    @Timeout(120)
    void aListThatRefersToItselfTakesNoLongTime() {
        ByteBuffer hostile = ByteBuffer.allocate(140_000);
        hostile.put("bplist00".getBytes(StandardCharsets.US_ASCII));
        hostile.put(new byte[] {(byte) 0xDF, 0x11, 0, (byte) 200});
        int offsets = 10_000;
        for (int at = offsets; at < hostile.limit() - 32; at += 2) {
            hostile.putShort(at, (short) 8);
        }
        int trailer = hostile.limit() - 32;
        hostile.put(trailer + 6, (byte) 2).put(trailer + 7, (byte) 2);
        hostile.putLong(trailer + 8, 60_000).putLong(trailer + 24, offsets);
        String field = Base64.getEncoder().encodeToString(hostile.array());
        for (int i = 0; i < 100; i++) {
            assertEquals(Optional.empty(), path(field));
        }
    }
}
