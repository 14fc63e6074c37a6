package octavo.gitrepositories;

import octavo.bib.BibEntry;
import octavo.bib.BibFile;
import octavo.bib.BibParser;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/// Finds one entry in the bytes of a library without reading the rest.
final class EntryFinder {
    private static final int FIRST_LENGTH = 1 << 14;

    private final byte[] fileBytes;
    private final byte[] keyBytes;
    private final String key;

    private EntryFinder(byte[] fileBytes, String key) {
        this.fileBytes = fileBytes;
        this.key = key;
        this.keyBytes = key.getBytes(StandardCharsets.UTF_8);
    }

    static Optional<BibEntry> find(byte[] fileBytes, String key) {
        return key.isEmpty() ? Optional.empty() : new EntryFinder(fileBytes, key).find();
    }

    private Optional<BibEntry> find() {
        for (int i = 1; i <= fileBytes.length - keyBytes.length; i++) {
            if (fileBytes[i] == keyBytes[0] && canPrecedeKey(fileBytes[i - 1]) && isKeyAt(i)) {
                Optional<BibEntry> entry = entryStart(i).flatMap(this::parseAt);
                if (entry.isPresent()) {
                    return entry;
                }
            }
        }
        return Optional.empty();
    }

    /// Most letters like the key's first are within words.
    private static boolean canPrecedeKey(byte before) {
        return before == '{' || before == '(' || Character.isWhitespace(before);
    }

    private boolean isKeyAt(int offset) {
        return Arrays.equals(
                fileBytes, offset, offset + keyBytes.length, keyBytes, 0, keyBytes.length);
    }

    /// The `@` of the entry whose key is at an offset: before it are `{` or `(` and a type.
    private Optional<Integer> entryStart(int keyOffset) {
        int offset = skipBlanksBack(keyOffset - 1);
        if (offset < 0 || fileBytes[offset] != '{' && fileBytes[offset] != '(') {
            return Optional.empty();
        }
        offset = skipBlanksBack(offset - 1);
        while (offset >= 0 && Character.isLetterOrDigit(fileBytes[offset])) {
            offset--;
        }
        offset = skipBlanksBack(offset);
        return offset >= 0 && fileBytes[offset] == '@' ? Optional.of(offset) : Optional.empty();
    }

    private int skipBlanksBack(int from) {
        int offset = from;
        while (offset >= 0 && Character.isWhitespace(fileBytes[offset])) {
            offset--;
        }
        return offset;
    }

    /// Reads an entry in larger and larger pieces, until it ends within one.
    private Optional<BibEntry> parseAt(int start) {
        for (long length = FIRST_LENGTH; ; length *= 8) {
            int end = (int) Math.min(fileBytes.length, start + length);
            BibFile piece = BibParser.parse(Arrays.copyOfRange(fileBytes, start, end));
            boolean isWhole = piece.items().size() > 1 || end == fileBytes.length;
            if (isWhole) {
                return piece.items().getFirst() instanceof BibEntry entry && entry.key().equals(key)
                        ? Optional.of(entry)
                        : Optional.empty();
            }
        }
    }
}
