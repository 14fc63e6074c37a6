package octavo.library;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.bib.BibValue.BarePart;
import octavo.bib.BibValue.BracedPart;
import octavo.bib.BibValue.MacroPart;
import octavo.bib.BibValue.QuotedPart;
import octavo.bib.BibValue.ValuePart;

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
    public static String trimBlanks(String typedText) {
        String strippedText = typedText.strip();
        int backslashCount =
                strippedText.length() - strippedText.replaceFirst("\\\\+$", "").length();
        boolean endsWithSpace =
                backslashCount % 2 == 1
                        && strippedText.length() < typedText.stripLeading().length();
        return endsWithSpace ? strippedText + " " : strippedText;
    }

    /// The value where only the months are macros; empty if the braces of the text do not balance.
    public static Optional<BibValue> toValue(BibEntry entry, String fieldName, String typedText) {
        return toValue(
                entry,
                fieldName,
                typedText,
                name -> Optional.ofNullable(MacroValues.MONTH_NAMES.get(name)));
    }

    /// The value where a library has macros; empty if the braces of the text do not balance.
    ///
    /// @param macroLookup looks up macros
    public static Optional<BibValue> toValue(
            BibEntry entry,
            String fieldName,
            String typedText,
            Function<String, Optional<String>> macroLookup) {
        Optional<BibValue> currentValue = entry.value(fieldName);
        if (currentValue.filter(it -> it.expandedText(macroLookup).equals(typedText)).isPresent()) {
            return currentValue;
        }
        boolean wasBare = currentValue.filter(TypedText::isBare).isPresent();
        return Optional.of(BibValue.parse(typedText.strip()))
                .filter(it ->
                        wasBare && isBare(it) && isResolvable(it.parts().getFirst(), macroLookup))
                .or(() -> monthMacro(fieldName, typedText, currentValue.isPresent() && !wasBare))
                .or(() -> entry.delimitedValue(fieldName, typedText));
    }

    private static boolean isBare(BibValue value) {
        return value.parts().size() == 1
                && (value.parts().getFirst() instanceof MacroPart
                        || value.parts().getFirst() instanceof BarePart);
    }

    /// Whether a part is a number or a defined macro.
    private static boolean isResolvable(
            ValuePart valuePart, Function<String, Optional<String>> macroLookup) {
        return switch (valuePart) {
            case BarePart bare -> bare.isNumber();
            case MacroPart macro -> macroLookup.apply(macro.foldedName()).isPresent();
            case BracedPart _, QuotedPart _ -> false;
        };
    }

    /// The macro of a month, also for a month in full, unless the field holds a delimited month.
    private static Optional<BibValue> monthMacro(
            String fieldName, String typedText, boolean isDelimited) {
        String foldedText = typedText.toLowerCase(Locale.ROOT);
        return MacroValues.MONTH_NAMES.entrySet().stream()
                .filter(_ -> fieldName.equalsIgnoreCase("month"))
                .filter(month ->
                        month.getValue().equalsIgnoreCase(typedText)
                                ? !isDelimited
                                : month.getKey().equals(foldedText))
                .map(Map.Entry::getKey)
                .map(BibValue::parse)
                .findFirst();
    }
}
