package octavo.values;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/// Reads the fields `bdsk-file-1`, `bdsk-file-2` … of BibDesk: a property list in Base64 with the
/// file's path relative to the library, and a bookmark with its absolute path on the author's Mac.
/// They are never written: only macOS can make a bookmark.
public final class BibdeskLink {
    private static final Pattern FIELD = Pattern.compile("bdsk-file-\\d{1,4}");
    private static final String PATH = "relativePath";
    private static final String BOOKMARK = "bookmark";

    /// A bookmark has some 1,000 characters.
    private static final int MAX_FIELD_LENGTH = 200_000;

    private static final int MAX_PATH_LENGTH = 4_096;

    /// Offsets in a bookmark, and the number of the path's names in its table.
    private static final int HEADER_LENGTH = 12;

    private static final int TABLE_COUNT = 16;
    private static final int TABLE_ENTRY = 12;
    private static final int PATH_NAMES = 0x1004;
    private static final int MAX_ENTRIES = 200;

    private final BinaryPlist binaryPlist;
    private final List<Integer> archivedObjects;

    private BibdeskLink(BinaryPlist binaryPlist) {
        this.binaryPlist = binaryPlist;
        this.archivedObjects = findArchive(binaryPlist);
    }

    /// Whether a field of this name, in any case, holds such a link.
    public static boolean isLinkField(String fieldName) {
        return FIELD.matcher(fieldName.toLowerCase(Locale.ROOT)).matches();
    }

    /// The file that the text of a field names; empty if it is damaged. Accepts any text.
    public static Optional<FileLink> parse(String fieldText) {
        if (fieldText.length() > MAX_FIELD_LENGTH) {
            return Optional.empty();
        }
        try {
            byte[] plistBytes = Base64.getMimeDecoder().decode(fieldText);
            return BinaryPlist.of(plistBytes)
                    .flatMap(binaryPlist -> new BibdeskLink(binaryPlist).findPath())
                    .filter(BibdeskLink::isValidPath)
                    .map(path -> new FileLink("", path));
        } catch (IllegalArgumentException | IndexOutOfBoundsException | ArithmeticException _) {
            return Optional.empty();
        }
    }

    private static boolean isValidPath(String path) {
        return !path.isBlank()
                && path.length() < MAX_PATH_LENGTH
                && path.chars().noneMatch(Character::isISOControl);
    }

    private Optional<String> findPath() {
        Optional<String> absolutePath = Optional.empty();
        for (int i = 0; i < binaryPlist.objectCount(); i++) {
            Optional<String> path = findValue(i, PATH).flatMap(binaryPlist::textOf);
            if (path.isPresent()) {
                return path;
            }
            if (absolutePath.isEmpty()) {
                absolutePath =
                        findValue(i, BOOKMARK)
                                .flatMap(binaryPlist::dataOf)
                                .flatMap(BibdeskLink::bookmarkPath);
            }
        }
        return absolutePath;
    }

    /// The value of a key, if an object is a dictionary that has it, plain or in a keyed archive.
    private Optional<Integer> findValue(int objectIndex, String key) {
        var dictionary = binaryPlist.dictionaryOf(objectIndex);
        Optional<Integer> plainValue = Optional.ofNullable(dictionary.get(key));
        if (plainValue.isPresent() || !dictionary.containsKey("NS.keys")) {
            return plainValue;
        }
        List<Integer> keys = binaryPlist.arrayOf(dictionary.getOrDefault("NS.keys", 0));
        List<Integer> values = binaryPlist.arrayOf(dictionary.getOrDefault("NS.objects", 0));
        for (int i = 0; i < Math.min(keys.size(), values.size()); i++) {
            Optional<Integer> keyObject = archivedObject(keys.get(i));
            if (keyObject.flatMap(binaryPlist::textOf).filter(key::equals).isPresent()) {
                return archivedObject(values.get(i));
            }
        }
        return Optional.empty();
    }

    private static List<Integer> findArchive(BinaryPlist binaryPlist) {
        for (int i = 0; i < binaryPlist.objectCount(); i++) {
            Integer archiveArray = binaryPlist.dictionaryOf(i).get("$objects");
            if (archiveArray != null) {
                return binaryPlist.arrayOf(archiveArray);
            }
        }
        return List.of();
    }

    private Optional<Integer> archivedObject(int reference) {
        OptionalInt archiveIndex = binaryPlist.uidOf(reference);
        return archiveIndex.isPresent() && archiveIndex.getAsInt() < archivedObjects.size()
                ? Optional.of(archivedObjects.get(archiveIndex.getAsInt()))
                : Optional.empty();
    }

    /// The path in a bookmark: a header with its own length, the place of a table, and in the table
    /// the place of the path's names. https://mac-alias.readthedocs.io/en/latest/bookmark_fmt.html
    private static Optional<String> bookmarkPath(byte[] bookmarkBytes) {
        ByteBuffer bookmark = ByteBuffer.wrap(bookmarkBytes).order(ByteOrder.LITTLE_ENDIAN);
        int headerLength = bookmark.getInt(HEADER_LENGTH);
        int tableOffset = Math.addExact(headerLength, bookmark.getInt(headerLength));
        int entryCount = Math.min(bookmark.getInt(tableOffset + TABLE_COUNT), MAX_ENTRIES);
        for (int i = 0; i < entryCount; i++) {
            int entryOffset = tableOffset + TABLE_COUNT + Integer.BYTES + i * TABLE_ENTRY;
            if (bookmark.getInt(entryOffset) == PATH_NAMES) {
                int namesOffset =
                        Math.addExact(headerLength, bookmark.getInt(entryOffset + Integer.BYTES));
                return Optional.of(joinPathNames(bookmark, headerLength, namesOffset));
            }
        }
        return Optional.empty();
    }

    private static String joinPathNames(ByteBuffer bookmark, int headerLength, int arrayOffset) {
        int nameCount = Math.min(bookmark.getInt(arrayOffset) / Integer.BYTES, MAX_ENTRIES);
        var path = new StringBuilder();
        for (int i = 0; i < nameCount && path.length() < MAX_PATH_LENGTH; i++) {
            int relativeOffset =
                    bookmark.getInt(arrayOffset + 2 * Integer.BYTES + i * Integer.BYTES);
            int nameOffset = Math.addExact(headerLength, relativeOffset);
            int nameLength = Objects.checkIndex(bookmark.getInt(nameOffset), MAX_PATH_LENGTH);
            byte[] nameBytes = new byte[nameLength];
            bookmark.get(nameOffset + 2 * Integer.BYTES, nameBytes);
            path.append('/').append(new String(nameBytes, StandardCharsets.UTF_8));
        }
        return path.toString();
    }
}
