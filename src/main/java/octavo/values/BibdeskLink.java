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
    private static final int LONGEST = 200_000;

    private static final int LONGEST_PATH = 4_096;

    /// Offsets in a bookmark, and the number of the path's names in its table.
    private static final int HEADER_LENGTH = 12;

    private static final int TABLE_COUNT = 16;
    private static final int TABLE_ENTRY = 12;
    private static final int PATH_NAMES = 0x1004;
    private static final int MOST_ENTRIES = 200;

    private final BinaryPlist list;
    private final List<Integer> archive;

    private BibdeskLink(BinaryPlist list) {
        this.list = list;
        this.archive = archive(list);
    }

    /// Whether a field of this name, in any case, holds such a link.
    public static boolean isField(String name) {
        return FIELD.matcher(name.toLowerCase(Locale.ROOT)).matches();
    }

    /// The file that the text of a field names; empty if it is damaged. Accepts any text.
    public static Optional<FileLink> parse(String field) {
        if (field.length() > LONGEST) {
            return Optional.empty();
        }
        try {
            byte[] bytes = Base64.getMimeDecoder().decode(field);
            return BinaryPlist.of(bytes)
                    .flatMap(list -> new BibdeskLink(list).path())
                    .filter(BibdeskLink::isPath)
                    .map(path -> new FileLink("", path));
        } catch (IllegalArgumentException | IndexOutOfBoundsException | ArithmeticException _) {
            return Optional.empty();
        }
    }

    private static boolean isPath(String path) {
        return !path.isBlank()
                && path.length() < LONGEST_PATH
                && path.chars().noneMatch(Character::isISOControl);
    }

    private Optional<String> path() {
        Optional<String> absolute = Optional.empty();
        for (int i = 0; i < list.count(); i++) {
            Optional<String> path = value(i, PATH).flatMap(list::text);
            if (path.isPresent()) {
                return path;
            }
            if (absolute.isEmpty()) {
                absolute = value(i, BOOKMARK).flatMap(list::data).flatMap(BibdeskLink::bookmarked);
            }
        }
        return absolute;
    }

    /// The value of a key, if an object is a dictionary that has it, plain or in a keyed archive.
    private Optional<Integer> value(int object, String key) {
        var dictionary = list.dictionary(object);
        Optional<Integer> plain = Optional.ofNullable(dictionary.get(key));
        if (plain.isPresent() || !dictionary.containsKey("NS.keys")) {
            return plain;
        }
        List<Integer> keys = list.array(dictionary.getOrDefault("NS.keys", 0));
        List<Integer> values = list.array(dictionary.getOrDefault("NS.objects", 0));
        for (int i = 0; i < Math.min(keys.size(), values.size()); i++) {
            Optional<Integer> name = archived(keys.get(i));
            if (name.flatMap(list::text).filter(key::equals).isPresent()) {
                return archived(values.get(i));
            }
        }
        return Optional.empty();
    }

    private static List<Integer> archive(BinaryPlist list) {
        for (int i = 0; i < list.count(); i++) {
            Integer objects = list.dictionary(i).get("$objects");
            if (objects != null) {
                return list.array(objects);
            }
        }
        return List.of();
    }

    private Optional<Integer> archived(int reference) {
        OptionalInt uid = list.uid(reference);
        return uid.isPresent() && uid.getAsInt() < archive.size()
                ? Optional.of(archive.get(uid.getAsInt()))
                : Optional.empty();
    }

    /// The path in a bookmark: a header with its own length, the place of a table, and in the table
    /// the place of the path's names. https://mac-alias.readthedocs.io/en/latest/bookmark_fmt.html
    private static Optional<String> bookmarked(byte[] bytes) {
        ByteBuffer bookmark = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        int header = bookmark.getInt(HEADER_LENGTH);
        int table = Math.addExact(header, bookmark.getInt(header));
        int entries = Math.min(bookmark.getInt(table + TABLE_COUNT), MOST_ENTRIES);
        for (int i = 0; i < entries; i++) {
            int entry = table + TABLE_COUNT + Integer.BYTES + i * TABLE_ENTRY;
            if (bookmark.getInt(entry) == PATH_NAMES) {
                int names = Math.addExact(header, bookmark.getInt(entry + Integer.BYTES));
                return Optional.of(names(bookmark, header, names));
            }
        }
        return Optional.empty();
    }

    private static String names(ByteBuffer bookmark, int header, int array) {
        int count = Math.min(bookmark.getInt(array) / Integer.BYTES, MOST_ENTRIES);
        var path = new StringBuilder();
        for (int i = 0; i < count && path.length() < LONGEST_PATH; i++) {
            int place = bookmark.getInt(array + 2 * Integer.BYTES + i * Integer.BYTES);
            int name = Math.addExact(header, place);
            int length = Objects.checkIndex(bookmark.getInt(name), LONGEST_PATH);
            byte[] letters = new byte[length];
            bookmark.get(name + 2 * Integer.BYTES, letters);
            path.append('/').append(new String(letters, StandardCharsets.UTF_8));
        }
        return path.toString();
    }
}
