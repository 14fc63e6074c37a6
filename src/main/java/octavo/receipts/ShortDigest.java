package octavo.receipts;

import octavo.storage.ContentDigest;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Base64;

/// The beginning of a SHA-256 digest, in letters, digits, `-` and `_` of six bits each.
final class ShortDigest {
    /// 24 bits tell the dozen values of one entry apart; a receipt is found by two of them.
    static final int VALUE_LENGTH = 4;

    static final int ANSWER_LENGTH = 6;

    /// 60 bits tell apart all entries of all libraries.
    static final int CLAIMS_LENGTH = 10;

    private ShortDigest() {}

    /// The digest of some texts, none of which has a NUL.
    static String of(int length, String... texts) {
        MessageDigest digest = ContentDigest.newDigest();
        for (String text : texts) {
            digest.update(text.getBytes(StandardCharsets.UTF_8));
            digest.update((byte) 0);
        }
        return Base64.getUrlEncoder().encodeToString(digest.digest()).substring(0, length);
    }
}
