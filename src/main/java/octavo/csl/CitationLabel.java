package octavo.csl;

import octavo.csl.CslItem.CslDate;
import octavo.csl.CslItem.CslName;

import java.util.List;

/// A label such as "Doe65" or "RoNo78", for items without one; "Doe00" without a year.
final class CitationLabel {
    private CitationLabel() {}

    static String of(CslItem item) {
        String givenLabel = item.text("citation-label").characters();
        return givenLabel.isEmpty() ? nameLetters(item) + yearDigits(item) : givenLabel;
    }

    /// Letters of the authors, else of the editors, else of the title.
    private static String nameLetters(CslItem item) {
        List<CslName> editors = item.names().getOrDefault("editor", List.of());
        List<CslName> names = item.names().getOrDefault("author", editors);
        if (names.isEmpty()) {
            return firstLetters(item.text("title").characters(), 4);
        }
        String letterCounts =
                switch (names.size()) {
                    case 0, 1 -> "4";
                    case 2 -> "22";
                    case 3 -> "211";
                    default -> "1111";
                };
        StringBuilder label = new StringBuilder();
        for (int i = 0; i < Math.min(names.size(), letterCounts.length()); i++) {
            label.append(firstLetters(names.get(i), letterCounts.charAt(i) - '0'));
        }
        return label.toString();
    }

    private static String firstLetters(CslName name, int letterCount) {
        return firstLetters(name.isLiteral() ? name.literal() : name.family(), letterCount);
    }

    private static String firstLetters(String text, int letterCount) {
        String withoutSpaces = text.replace(" ", "");
        return withoutSpaces.substring(0, Math.min(letterCount, withoutSpaces.length()));
    }

    private static String yearDigits(CslItem item) {
        CslDate issued = item.dates().get("issued");
        if (issued == null || issued.points().isEmpty()) {
            return "00";
        }
        String year = String.valueOf(issued.points().getFirst().year());
        return year.substring(Math.max(0, year.length() - 2));
    }
}
