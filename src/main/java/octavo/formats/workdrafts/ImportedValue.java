package octavo.formats.workdrafts;

import octavo.latex.LaTeX;
import octavo.names.PersonName;
import octavo.richtext.Runs;
import octavo.values.PublicationDate;

import java.util.List;

/// A field's value in an imported work, before the library determines how it is written.
public sealed interface ImportedValue {
    /// Plain or formatted text; its characters are literal, but for formulas in TeX.
    record ProseValue(Runs runs) implements ImportedValue {}

    /// Text that is already LaTeX.
    record LatexValue(String latexSource) implements ImportedValue {}

    /// Literal characters: identifiers, URLs, biblatex keys.
    record ExactValue(String exactText) implements ImportedValue {}

    /// Names of people or organisations.
    ///
    /// @param hasOthers whether the source says that there are more
    record PeopleValue(List<PersonName> names, boolean hasOthers) implements ImportedValue {
        public PeopleValue {
            names = List.copyOf(names);
        }
    }

    record DateValue(PublicationDate date) implements ImportedValue {}

    /// Several texts: keywords, publishers, places.
    record ListValue(List<String> members) implements ImportedValue {
        public ListValue {
            members = List.copyOf(members);
        }
    }

    /// The value in plain Unicode.
    default String plainText() {
        return switch (this) {
            case ProseValue(var runs) -> TexMath.toUnicode(runs.plainText());
            case LatexValue(var latexSource) -> LaTeX.toUnicode(latexSource);
            case ExactValue(var exactText) -> exactText;
            case PeopleValue(var names, var hasOthers) ->
                    String.join("; ", names.stream().map(PersonName::displayName).toList())
                            + (hasOthers ? " et al." : "");
            case DateValue(var date) -> date.toString();
            case ListValue(var members) -> String.join("; ", members);
        };
    }
}
