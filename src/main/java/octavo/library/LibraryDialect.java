package octavo.library;

import octavo.bib.BibEntry;
import octavo.bib.BibFile;
import octavo.bib.BibItem;
import octavo.bib.ByteSlice;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// The programs that a library is written for. They differ in names of types and fields, and in
/// whether letters beyond ASCII may stand for themselves.
public enum LibraryDialect {
    /// Classic BibTeX, which sorts and abbreviates bytes: letters are written as `{\"a}`.
    BIBTEX_8BIT("bibtex-8bit", BibDialect.BIBTEX),
    /// BibTeX read by a program that knows UTF-8.
    BIBTEX_UTF8("bibtex-utf8", BibDialect.BIBTEX),
    BIBLATEX("biblatex", BibDialect.BIBLATEX);

    private static final String ACCENTS = "\"'`^~=.";

    private final String id;
    private final BibDialect names;

    LibraryDialect(String id, BibDialect names) {
        this.id = id;
        this.names = names;
    }

    /// The name in settings and options.
    public String id() {
        return id;
    }

    /// The dialect of its names of types and fields.
    public BibDialect names() {
        return names;
    }

    public static Optional<LibraryDialect> named(String id) {
        return Arrays.stream(values()).filter(each -> each.id.equals(id)).findFirst();
    }

    /// Whether a BibTeX file is written for 8-bit programs: it is not in UTF-8, or more of its
    /// entries have accents as commands than as letters.
    static boolean isFor8Bit(BibFile file) {
        List<BibItem> items = file.items();
        int letters = 0;
        int commands = 0;
        for (BibItem item : items) {
            if (item instanceof BibEntry entry) {
                ByteSlice bytes = entry.slice();
                if (hasLetters(bytes)) {
                    if (!bytes.isUtf8()) {
                        return true;
                    }
                    letters++;
                } else if (hasAccents(bytes)) {
                    commands++;
                }
            }
        }
        return commands > letters;
    }

    private static boolean hasLetters(ByteSlice bytes) {
        for (int i = 0; i < bytes.length(); i++) {
            if (bytes.at(i) < 0) {
                return true;
            }
        }
        return false;
    }

    /// Whether it has an accent over a letter: `\"a`, `\"{a}`.
    private static boolean hasAccents(ByteSlice bytes) {
        for (int i = 0; i < bytes.length() - 2; i++) {
            if (bytes.at(i) == '\\' && ACCENTS.indexOf(bytes.at(i + 1)) >= 0) {
                byte next = bytes.at(i + 2);
                if (next == '{' || next == '\\' || Character.isLetter(next)) {
                    return true;
                }
            }
        }
        return false;
    }
}
