package octavo.csl;

import java.util.List;

/// A label such as "Doe65" or "RoNo78", for items without one.
final class CitationLabel {
    private CitationLabel() {}

    static String of(CslItem item) {
        String given = item.text("citation-label").characters();
        return given.isEmpty() ? names(item) + year(item) : given;
    }

    private static String names(CslItem item) {
        List<CslName> names = item.names().getOrDefault("author", List.of());
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
        String family = (name.isLiteral() ? name.literal() : name.family()).replace(" ", "");
        return family.substring(0, Math.min(letters, family.length()));
    }

    private static String year(CslItem item) {
        CslDate issued = item.dates().get("issued");
        if (issued == null || issued.points().isEmpty()) {
            return "";
        }
        String year = String.valueOf(issued.points().getFirst().year());
        return year.substring(Math.max(0, year.length() - 2));
    }
}
