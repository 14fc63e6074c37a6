package octavo.importer;

import octavo.latex.LaTeX;
import octavo.names.PersonName;
import octavo.richtext.Runs;
import octavo.values.PublicationDate;

import java.util.List;

/// A field's value in an imported work, before the library determines how it is written.
public sealed interface ImportedValue {
    /// Plain or formatted text; its characters are literal.
    record Prose(Runs runs) implements ImportedValue {}

    /// Text that is already LaTeX.
    record Latex(String source) implements ImportedValue {}

    /// Literal characters: identifiers, URLs, biblatex keys.
    record Exact(String text) implements ImportedValue {}

    /// Names of people or organisations.
    ///
    /// @param others whether the source says that there are more
    record People(List<PersonName> names, boolean others) implements ImportedValue {
        public People {
            names = List.copyOf(names);
        }
    }

    record Dated(PublicationDate date) implements ImportedValue {}

    /// Several texts: keywords, publishers, places.
    record Several(List<String> members) implements ImportedValue {
        public Several {
            members = List.copyOf(members);
        }
    }

    /// The value in plain Unicode.
    default String plain() {
        return switch (this) {
            case Prose(var runs) -> runs.text();
            case Latex(var source) -> LaTeX.toUnicode(source);
            case Exact(var text) -> text;
            case People(var names, var others) ->
                    String.join("; ", names.stream().map(PersonName::display).toList())
                            + (others ? " et al." : "");
            case Dated(var date) -> date.toString();
            case Several(var members) -> String.join("; ", members);
        };
    }
}
