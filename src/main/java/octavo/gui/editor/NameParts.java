package octavo.gui.editor;

import octavo.latex.LaTeX;
import octavo.lookup.IdentifierScanner;
import octavo.lookup.SoughtPaper;
import octavo.names.PastedNames;
import octavo.names.PersonName;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The parts of a name as people read and type them. An organisation has a single name, in the
/// place of the family name.
public record NameParts(String given, String prefix, String family, String suffix, boolean body) {
    public static final NameParts NONE = new NameParts("", "", "", "", false);

    static NameParts of(PersonName name) {
        Optional<String> literal = name.literal();
        if (literal.isPresent()) {
            return new NameParts("", "", literal.get(), "", true);
        }
        PersonName plain = name.unicode();
        return new NameParts(plain.given(), plain.prefix(), plain.family(), plain.suffix(), false);
    }

    /// The parts of a name as people display it, in either order.
    static NameParts ofDisplayed(String name) {
        return of(PersonName.parse(latex(name)).value());
    }

    /// The same where a whole name, with the comma that tells its parts, was typed as the family
    /// name.
    NameParts apart() {
        boolean whole = !body && family.contains(",") && (given + prefix + suffix).isBlank();
        return whole ? of(PersonName.parse(latex(family)).value()) : this;
    }

    /// The people where a list of them was typed as the family name: `Jane Doe and Max Muster`.
    Optional<PastedNames> several() {
        boolean whole = !body && (given + prefix + suffix).isBlank();
        return whole ? PastedNames.ofPeople(family) : Optional.empty();
    }

    /// Whether something that names a paper, a page or a person's record was taken for a name.
    boolean isIdentifier() {
        return Stream.of(given, prefix, family, suffix).anyMatch(NameParts::isIdentifier);
    }

    static boolean isIdentifier(String text) {
        return IdentifierScanner.papers(text).stream()
                .anyMatch(found -> !(found instanceof SoughtPaper.OfWords));
    }

    public boolean isEmpty() {
        return (given + prefix + family + suffix).isBlank();
    }

    /// Converts a person's name to an organisation's, or back.
    public NameParts asBody(boolean now) {
        if (now == body) {
            return this;
        }
        if (now) {
            String whole = PersonName.of(given, prefix, family, suffix).display();
            return new NameParts("", "", whole, "", true);
        }
        return of(PersonName.parse(latex(family)).value());
    }

    /// The name with these parts. Unchanged parts keep their LaTeX, and if possible the name keeps
    /// its order and whitespace too.
    String writtenOver(String written) {
        PersonName old = PersonName.parse(written).value();
        NameParts before = of(old);
        if (equals(before)) {
            return written;
        }
        if (body) {
            return "{" + (before.body ? in(written, family) : latex(family.strip())) + "}";
        }
        PersonName name =
                new PersonName(
                        part(old.given(), before.given, given, written),
                        part(old.prefix(), before.prefix, prefix, written),
                        part(before.body ? "" : old.family(), before.family, family, written),
                        part(old.suffix(), before.suffix, suffix, written),
                        old.hyphenated() && prefix.equals(before.prefix),
                        old.options());
        return spliced(written, old, name).orElseGet(name::toBibtex);
    }

    private static String part(String latex, String before, String now, String written) {
        return now.equals(before) && !latex.isEmpty() ? latex : in(written, now);
    }

    /// A typed text in the notation of the name it goes into: LaTeX if that has some.
    private static String in(String written, String typed) {
        String escaped = latex(typed.strip());
        return written.indexOf('\\') >= 0 ? LaTeX.fromUnicode(escaped) : escaped;
    }

    /// A typed text as LaTeX. Typed LaTeX is intentional.
    private static String latex(String typed) {
        boolean plain = typed.chars().noneMatch(c -> c == '\\' || c == '{' || c == '}');
        return plain ? LaTeX.escape(typed) : typed;
    }

    /// The written name with one part replaced, if that gives the wanted name.
    private static Optional<String> spliced(String written, PersonName old, PersonName name) {
        var changed =
                Stream.of(
                                List.of(old.given(), name.given()),
                                List.of(old.prefix(), name.prefix()),
                                List.of(old.family(), name.family()),
                                List.of(old.suffix(), name.suffix()))
                        .filter(pair -> !pair.getFirst().equals(pair.getLast()))
                        .toList();
        if (changed.size() != 1 || changed.getFirst().contains("")) {
            return Optional.empty();
        }
        String from = changed.getFirst().getFirst();
        int at = written.indexOf(from);
        if (at < 0 || at != written.lastIndexOf(from)) {
            return Optional.empty();
        }
        String now =
                written.substring(0, at)
                        + changed.getFirst().getLast()
                        + written.substring(at + from.length());
        return Optional.of(now).filter(text -> PersonName.parse(text).value().equals(name));
    }
}
