package octavo.bib;

import org.jspecify.annotations.Nullable;

import java.util.List;

/// The names of types and fields that most files have. Read from bytes, such a name is always the
/// same text, which is sooner found than made, and knows its hash.
final class KnownNames {
    static final List<String> NAMES =
            List.of(
                    """
                    abstract address annotation annote archiveprefix article author author+an
                    bdsk-url-1 biburl bibsource book bookpages booktitle chapter collection
                    comment conference copyright crossref dataset date date-added date-modified
                    day doi edition editor eid eprint eprintclass eprinttype eventdate
                    eventtitle file groups howpublished ids inbook incollection inproceedings
                    institution isbn issn issue issue_date journal journaltitle key keywords
                    langid language location manual mastersthesis misc month note number
                    numpages online organization owner pages pdf phdthesis primaryclass
                    proceedings publisher pubstate related relatedtype report school series
                    shorttitle software subtitle techreport thesis timestamp title translator
                    type unpublished url urldate venue version volume xdata year
                    """
                            .strip()
                            .split("\\s+", -1));

    /// By hash, or behind that; at most half of it is full.
    private static final @Nullable String[] TABLE = table();

    private KnownNames() {}

    private static @Nullable String[] table() {
        @Nullable String[] table = new @Nullable String[512];
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
    static String read(Source source, int start, int end) {
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
