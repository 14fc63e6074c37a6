package octavo.csl;

import octavo.csl.CslItem.CslDate;
import octavo.csl.CslItem.CslName;

import java.util.List;

/// A label such as "Doe65" or "RoNo78", for items without one; "Doe00" without a year.
final class CitationLabel {
    private CitationLabel() {}

    static String of(CslItem item) {
        String given = item.text("citation-label").characters();
        return given.isEmpty() ? names(item) + year(item) : given;
    }

    /// Letters of the authors, else of the editors, else of the title.
    private static String names(CslItem item) {
        List<CslName> editors = item.names().getOrDefault("editor", List.of());
        List<CslName> names = item.names().getOrDefault("author", editors);
        if (names.isEmpty()) {
            return start(item.text("title").characters(), 4);
        }
        String letters =
                switch (names.size()) {
                    case 0, 1 -> "4";
                    case 2 -> "22";
                    case 3 -> "211";
                    default -> "1111";
                };
        StringBuilder label = new StringBuilder();
        for (int i = 0; i < Math.min(names.size(), letters.length()); i++) {
            label.append(start(names.get(i), letters.charAt(i) - '0'));
        }
        return label.toString();
    }

    private static String start(CslName name, int letters) {
        return start(name.isLiteral() ? name.literal() : name.family(), letters);
    }

    private static String start(String text, int letters) {
        String joined = text.replace(" ", "");
        return joined.substring(0, Math.min(letters, joined.length()));
    }

    private static String year(CslItem item) {
        CslDate issued = item.dates().get("issued");
        if (issued == null || issued.points().isEmpty()) {
            return "00";
        }
        String year = String.valueOf(issued.points().getFirst().year());
        return year.substring(Math.max(0, year.length() - 2));
    }
}
