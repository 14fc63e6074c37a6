package octavo.bib;

import octavo.fields.FieldCatalogue;
import octavo.fields.TypeCatalogue;

import org.jspecify.annotations.Nullable;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// The names of types and fields that occur in most files, interned: looking one up is cheaper than
/// creating a string, and its hash is cached.
final class KnownNames {
    static final Set<String> NAMES = names();

    /// Open addressing by hash; at most half full.
    private static final @Nullable String[] TABLE = table();

    private KnownNames() {}

    private static Set<String> names() {
        Set<String> names = new LinkedHashSet<>(FieldCatalogue.names());
        names.addAll(TypeCatalogue.names());
        names.addAll(List.of("author+an", "bdsk-url-1"));
        return names;
    }

    private static @Nullable String[] table() {
        @Nullable String[] table = new @Nullable String[1024];
        for (String name : NAMES) {
            int place = name.hashCode() & table.length - 1;
            while (table[place] != null) {
                place = place + 1 & table.length - 1;
            }
            table[place] = name;
        }
        return table;
    }

    /// The text of a name.
    static String read(SourceBytes source, int start, int end) {
        byte[] bytes = source.bytes();
        int hash = 0;
        for (int i = start; i < end; i++) {
            hash = 31 * hash + bytes[i];
        }
        int place = hash & TABLE.length - 1;
        for (@Nullable String name = TABLE[place]; name != null; name = TABLE[place]) {
            if (isName(name, bytes, start, end)) {
                return name;
            }
            place = place + 1 & TABLE.length - 1;
        }
        return source.text(start, end);
    }

    private static boolean isName(String name, byte[] bytes, int start, int end) {
        if (name.length() != end - start) {
            return false;
        }
        for (int i = 0; i < name.length(); i++) {
            if (name.charAt(i) != bytes[start + i]) {
                return false;
            }
        }
        return true;
    }
}
