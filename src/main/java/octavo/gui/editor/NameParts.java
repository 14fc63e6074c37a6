package octavo.gui.editor;

import octavo.latex.LaTeX;
import octavo.lookup.IdentifierScanner;
import octavo.lookup.SoughtPaper;
import octavo.names.OrganisationWords;
import octavo.names.PastedNames;
import octavo.names.PersonName;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The parts of a name as people read and type them. An organisation has a single name, in the
/// place of the family name.
public record NameParts(String given, String prefix, String family, String suffix, boolean isBody) {
    public static final NameParts NONE = new NameParts("", "", "", "", false);

    /// Words within the names of organisations that are no particles of people's.
    private static final Pattern LINKING_WORD =
            Pattern.compile("(?iU)\\b(?:and|of|for|in|on|und|für|et|pour)\\b");

    static NameParts of(PersonName name) {
        Optional<String> literalName = name.literal();
        if (literalName.isPresent()) {
            return new NameParts("", "", literalName.get(), "", true);
        }
        PersonName unicodeName = name.toUnicode();
        return new NameParts(
                unicodeName.given(),
                unicodeName.prefix(),
                unicodeName.family(),
                unicodeName.suffix(),
                false);
    }

    /// The parts of a name as people display it, in either order.
    static NameParts ofDisplayed(String name) {
        return of(PersonName.parse(escapeLatex(name)).value());
    }

    /// The same where a whole name was typed as the family name: with the comma that tells its
    /// parts, or as people say it, where the last word is the family name. The names of
    /// organisations stay whole.
    NameParts splitFamily() {
        boolean isWholeName =
                !isBody
                        && (given + prefix + suffix).isBlank()
                        && (family.contains(",") || isSpokenName(family.strip()));
        return isWholeName ? of(PersonName.parse(escapeLatex(family)).value()) : this;
    }

    private static boolean isSpokenName(String name) {
        return name.indexOf(' ') > 0
                && name.chars().noneMatch(character -> "{}\\&0123456789".indexOf(character) >= 0)
                && !OrganisationWords.occurIn(name)
                && !LINKING_WORD.matcher(name).find();
    }

    /// The people where a list of them was typed as the family name: `Jane Doe and Max Muster`.
    Optional<PastedNames> severalNames() {
        boolean isWholeName = !isBody && (given + prefix + suffix).isBlank();
        return isWholeName ? PastedNames.parsePeople(family) : Optional.empty();
    }

    /// Whether something that names a paper, a page or a person's record was taken for a name.
    boolean isIdentifier() {
        return Stream.of(given, prefix, family, suffix).anyMatch(NameParts::isIdentifier);
    }

    static boolean isIdentifier(String text) {
        return IdentifierScanner.findPapers(text).stream()
                .anyMatch(soughtPaper -> !(soughtPaper instanceof SoughtPaper.OfWords));
    }

    public boolean isEmpty() {
        return (given + prefix + family + suffix).isBlank();
    }

    /// Converts a person's name to an organisation's, or back.
    public NameParts asBody(boolean isNowBody) {
        if (isNowBody == isBody) {
            return this;
        }
        if (isNowBody) {
            String wholeName = PersonName.of(given, prefix, family, suffix).displayName();
            return new NameParts("", "", wholeName, "", true);
        }
        return of(PersonName.parse(escapeLatex(family)).value());
    }

    /// The name with these parts. Unchanged parts keep their LaTeX, and if possible the name keeps
    /// its order and whitespace too.
    String writtenOver(String written) {
        PersonName writtenName = PersonName.parse(written).value();
        NameParts writtenParts = of(writtenName);
        if (equals(writtenParts)) {
            return written;
        }
        if (isBody) {
            return "{"
                    + (writtenParts.isBody
                            ? inWriting(written, family)
                            : escapeLatex(family.strip()))
                    + "}";
        }
        PersonName newName =
                new PersonName(
                        latexPart(writtenName.given(), writtenParts.given, given, written),
                        latexPart(writtenName.prefix(), writtenParts.prefix, prefix, written),
                        latexPart(
                                writtenParts.isBody ? "" : writtenName.family(),
                                writtenParts.family,
                                family,
                                written),
                        latexPart(writtenName.suffix(), writtenParts.suffix, suffix, written),
                        writtenName.isHyphenated() && prefix.equals(writtenParts.prefix),
                        writtenName.options());
        return spliceChange(written, writtenName, newName).orElseGet(newName::toBibtex);
    }

    private static String latexPart(
            String writtenPart, String earlierPart, String newPart, String written) {
        return newPart.equals(earlierPart) && !writtenPart.isEmpty()
                ? writtenPart
                : inWriting(written, newPart);
    }

    /// A typed text in the notation of the name it goes into: LaTeX if that has some.
    private static String inWriting(String written, String typedText) {
        String escapedText = escapeLatex(typedText.strip());
        return written.indexOf('\\') >= 0 ? LaTeX.toAscii(escapedText) : escapedText;
    }

    /// A typed text as LaTeX. Typed LaTeX is intentional.
    private static String escapeLatex(String typedText) {
        boolean isPlain =
                typedText
                        .chars()
                        .noneMatch(character ->
                                character == '\\' || character == '{' || character == '}');
        return isPlain ? LaTeX.escapeText(typedText) : typedText;
    }

    /// The written name with one part replaced, if that gives the wanted name.
    private static Optional<String> spliceChange(
            String written, PersonName oldName, PersonName newName) {
        var changedPairs =
                Stream.of(
                                List.of(oldName.given(), newName.given()),
                                List.of(oldName.prefix(), newName.prefix()),
                                List.of(oldName.family(), newName.family()),
                                List.of(oldName.suffix(), newName.suffix()))
                        .filter(pair -> !pair.getFirst().equals(pair.getLast()))
                        .toList();
        if (changedPairs.size() != 1 || changedPairs.getFirst().contains("")) {
            return Optional.empty();
        }
        String oldPart = changedPairs.getFirst().getFirst();
        int partOffset = written.indexOf(oldPart);
        if (partOffset < 0 || partOffset != written.lastIndexOf(oldPart)) {
            return Optional.empty();
        }
        String splicedText =
                written.substring(0, partOffset)
                        + changedPairs.getFirst().getLast()
                        + written.substring(partOffset + oldPart.length());
        return Optional.of(splicedText)
                .filter(text -> PersonName.parse(text).value().equals(newName));
    }
}
