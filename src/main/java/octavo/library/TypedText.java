package octavo.library;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.bib.BibValue.Bare;
import octavo.bib.BibValue.Braced;
import octavo.bib.BibValue.Macro;
import octavo.bib.BibValue.Part;
import octavo.bib.BibValue.Quoted;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/// Converts text typed for a field into a value. A value that already has this text stays as it is;
/// one without delimiters stays undelimited if the text is a number or a defined macro; a month
/// becomes its macro. Everything else is text, delimited as before.
public final class TypedText {
    private TypedText() {}

    /// A text without the blanks around it, which nobody means and nobody sees; TeX's `\ ` at its
    /// end is no such blank.
    public static String trimmed(String typed) {
        String bare = typed.strip();
        int slashes = bare.length() - bare.replaceFirst("\\\\+$", "").length();
        boolean isSpace = slashes % 2 == 1 && bare.length() < typed.stripLeading().length();
        return isSpace ? bare + " " : bare;
    }

    /// The value where only the months are macros; empty if the braces of the text do not balance.
    public static Optional<BibValue> value(BibEntry entry, String field, String text) {
        return value(entry, field, text, name -> Optional.ofNullable(MacroValues.MONTHS.get(name)));
    }

    /// The value where a library has macros; empty if the braces of the text do not balance.
    ///
    /// @param macros looks up macros
    public static Optional<BibValue> value(
            BibEntry entry, String field, String text, Function<String, Optional<String>> macros) {
        Optional<BibValue> now = entry.value(field);
        if (now.filter(it -> it.text(macros).equals(text)).isPresent()) {
            return now;
        }
        boolean bare = now.filter(TypedText::isBare).isPresent();
        return Optional.of(BibValue.parse(text.strip()))
                .filter(it -> bare && isBare(it) && stands(it.parts().getFirst(), macros))
                .or(() -> month(field, text, now.isPresent() && !bare))
                .or(() -> entry.valueOf(field, text));
    }

    private static boolean isBare(BibValue value) {
        return value.parts().size() == 1
                && (value.parts().getFirst() instanceof Macro
                        || value.parts().getFirst() instanceof Bare);
    }

    /// Whether a part is a number or a defined macro.
    private static boolean stands(Part part, Function<String, Optional<String>> macros) {
        return switch (part) {
            case Bare bare -> bare.isNumber();
            case Macro macro -> macros.apply(macro.folded()).isPresent();
            case Braced _, Quoted _ -> false;
        };
    }

    /// The macro of a month, also for a month in full, unless the field holds a delimited month.
    private static Optional<BibValue> month(String field, String text, boolean delimited) {
        String folded = text.toLowerCase(Locale.ROOT);
        return MacroValues.MONTHS.entrySet().stream()
                .filter(_ -> field.equalsIgnoreCase("month"))
                .filter(month ->
                        month.getValue().equalsIgnoreCase(text)
                                ? !delimited
                                : month.getKey().equals(folded))
                .map(Map.Entry::getKey)
                .map(BibValue::parse)
                .findFirst();
    }
}
