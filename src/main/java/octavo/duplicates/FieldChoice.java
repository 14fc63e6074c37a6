package octavo.duplicates;

import octavo.bib.BibValue;
import octavo.duplicates.MergePlan.Row;
import octavo.duplicates.MergePlan.Source;
import octavo.fields.FieldCatalogue;
import octavo.fields.FieldCatalogue.FieldKind;
import octavo.fields.FieldName;
import octavo.library.Work;
import octavo.names.BibNameList;
import octavo.names.PersonName;
import octavo.values.Doi;
import octavo.values.WorkPages;

import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// Decides which of two values of a field is better.
final class FieldChoice {
    private static final Set<String> USUAL =
            Set.of(
                    FieldName.JOURNAL,
                    FieldName.JOURNALTITLE,
                    FieldName.BOOKTITLE,
                    FieldName.PUBLISHER,
                    FieldName.SERIES,
                    FieldName.SCHOOL,
                    FieldName.INSTITUTION);

    private FieldChoice() {}

    static Source of(String field, Work kept, Work gone, SpellingUse use) {
        String mine = kept.text(field);
        String theirs = gone.text(field);
        if (theirs.isBlank() || mine.equals(theirs)) {
            return Source.KEPT;
        }
        if (mine.isBlank()) {
            return Source.GONE;
        }
        if (isUnited(field)) {
            return Source.BOTH;
        }
        return isBetter(field, kept, gone, use) ? Source.GONE : Source.KEPT;
    }

    private static boolean isUnited(String field) {
        FieldKind kind = FieldCatalogue.kind(field);
        return kind == FieldKind.KEYWORDS || kind == FieldKind.OWN_KEYS;
    }

    private static boolean isBetter(String field, Work kept, Work gone, SpellingUse use) {
        String mine = kept.text(field);
        String theirs = gone.text(field);
        if (FieldCatalogue.isNames(field)) {
            return isFuller(gone.people(field), kept.people(field));
        }
        if (USUAL.contains(field)) {
            return use.prefers(field, gone.entry(), kept.entry());
        }
        return switch (field) {
            case FieldName.ABSTRACT -> theirs.length() > mine.length();
            case "title" -> isShouted(mine) && !isShouted(theirs) || lacksSubtitle(mine, theirs);
            case "doi" ->
                    Doi.parse(mine).value().isEmpty() && Doi.parse(theirs).value().isPresent();
            case "pages" -> last(mine).isEmpty() && last(theirs).isPresent();
            default -> false;
        };
    }

    private static Optional<String> last(String pages) {
        return WorkPages.parse(pages).value().last();
    }

    private static boolean isShouted(String text) {
        return text.equals(text.toUpperCase(Locale.ROOT));
    }

    private static boolean lacksSubtitle(String mine, String theirs) {
        return ComparedTitle.of(mine).isHeadOf(ComparedTitle.of(theirs));
    }

    /// More names, or the same with more of each.
    private static boolean isFuller(BibNameList one, BibNameList other) {
        int more = one.names().size() - other.names().size();
        return more > 0 || more == 0 && letters(one) > letters(other);
    }

    private static int letters(BibNameList list) {
        return list.names().stream().map(PersonName::unicode).mapToInt(FieldChoice::letters).sum();
    }

    private static int letters(PersonName name) {
        return name.given().length() + name.family().length();
    }

    /// The keywords of both lists, in braces, with the separator of the first.
    static String union(Row row) {
        String mine = row.kept().map(FieldChoice::bare).orElse("");
        String theirs = row.gone().map(FieldChoice::bare).orElse("");
        String separator = mine.indexOf(';') >= 0 ? ";" : ",";
        Set<String> known = new LinkedHashSet<>();
        for (String each : mine.split("[,;]", -1)) {
            known.add(each.strip().toLowerCase(Locale.ROOT));
        }
        var union = new StringBuilder(mine);
        for (String each : theirs.split("[,;]", -1)) {
            if (!each.isBlank() && known.add(each.strip().toLowerCase(Locale.ROOT))) {
                union.append(separator).append(' ').append(each.strip());
            }
        }
        return "{" + union + "}";
    }

    private static String bare(String source) {
        return BibValue.parse(source).text(_ -> Optional.empty());
    }
}
