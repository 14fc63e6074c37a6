package octavo.cslreferences;

import octavo.bib.BibParser;
import octavo.library.Library;
import octavo.library.Work;

/// The way of one entry from its text to a reference.
public final class OneReference {
    private OneReference() {}

    public static String of(String entry) {
        Library library = Library.of(BibParser.parse(entry));
        return new StyledReferences()
                        .bibliographyOf(Work.allOf(library).toList(), "ieee")
                        .orElseThrow()
                        .entries()
                        .stream()
                        .map(each -> each.runs().plainText())
                        .findFirst()
                        .orElse("");
    }
}
