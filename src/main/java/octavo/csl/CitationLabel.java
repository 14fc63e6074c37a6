package octavo.csl;

import java.util.List;

/// A label such as "Doe65" or "RoNo78", for items that bring none.
final class CitationLabel {
    private CitationLabel() {}

    static String of(CslItem item) {
        String given = item.text("citation-label").characters();
        return given.isEmpty() ? names(item) + year(item) : given;
    }

    private static String names(CslItem item) {
        List<CslName> names = item.names().getOrDefault("author", List.of());
        int letters =
                switch (names.size()) {
                    case 0, 1 -> 4;
                    case 2, 3 -> 2;
                    default -> 1;
                };
        StringBuilder label = new StringBuilder();
        names.stream().limit(4).forEach(name -> label.append(start(name, letters)));
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
