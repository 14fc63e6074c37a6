package octavo.importer;

import octavo.latex.LaTeX;
import octavo.names.PersonName;
import octavo.richtext.Runs;
import octavo.values.PublicationDate;

import java.util.List;

/// What a field of an imported work holds, before the library decides how it is written.
public sealed interface ImportedValue {
    /// Text for people, perhaps with looks. Its characters mean themselves.
    record Prose(Runs runs) implements ImportedValue {}

    /// Text that is LaTeX already.
    record Latex(String source) implements ImportedValue {}

    /// Characters that are written as they are: identifiers, addresses, keys of biblatex.
    record Exact(String text) implements ImportedValue {}

    /// Names of people or bodies.
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
