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

    private static final String ACCENT_CHARACTERS = "\"'`^~=.";

    private final String id;
    private final BibDialect bibDialect;

    LibraryDialect(String id, BibDialect bibDialect) {
        this.id = id;
        this.bibDialect = bibDialect;
    }

    /// The name in settings and options.
    public String id() {
        return id;
    }

    /// The dialect of its names of types and fields.
    public BibDialect bibDialect() {
        return bibDialect;
    }

    public static Optional<LibraryDialect> withId(String id) {
        return Arrays.stream(values()).filter(dialect -> dialect.id.equals(id)).findFirst();
    }

    /// Whether a BibTeX file is written for 8-bit programs: it is not in UTF-8, or more of its
    /// entries have accents as commands than as letters.
    static boolean isFor8Bit(BibFile file) {
        List<BibItem> items = file.items();
        int letterEntries = 0;
        int commandEntries = 0;
        for (BibItem item : items) {
            if (item instanceof BibEntry entry) {
                ByteSlice sourceBytes = entry.slice();
                if (hasNonAscii(sourceBytes)) {
                    if (!sourceBytes.isUtf8()) {
                        return true;
                    }
                    letterEntries++;
                } else if (hasAccentCommands(sourceBytes)) {
                    commandEntries++;
                }
            }
        }
        return commandEntries > letterEntries;
    }

    private static boolean hasNonAscii(ByteSlice sourceBytes) {
        for (int i = 0; i < sourceBytes.length(); i++) {
            if (sourceBytes.byteAt(i) < 0) {
                return true;
            }
        }
        return false;
    }

    /// Whether it has an accent over a letter: `\"a`, `\"{a}`.
    private static boolean hasAccentCommands(ByteSlice sourceBytes) {
        for (int i = 0; i < sourceBytes.length() - 2; i++) {
            if (sourceBytes.byteAt(i) == '\\'
                    && ACCENT_CHARACTERS.indexOf(sourceBytes.byteAt(i + 1)) >= 0) {
                byte nextByte = sourceBytes.byteAt(i + 2);
                if (nextByte == '{' || nextByte == '\\' || Character.isLetter(nextByte)) {
                    return true;
                }
            }
        }
        return false;
    }
}
