package octavo.duplicates;

import octavo.bib.BibValue;
import octavo.duplicates.MergePlan.MergeRow;
import octavo.duplicates.MergePlan.ValueSource;
import octavo.fields.FieldCatalogue;
import octavo.fields.FieldCatalogue.FieldKind;
import octavo.fields.FieldName;
import octavo.library.Work;
import octavo.library.WorkKind;
import octavo.names.BibNameList;
import octavo.names.PersonName;
import octavo.values.Doi;
import octavo.values.WorkPages;

import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// Decides which of two values of a field is better.
public final class FieldChoice {
    private static final Set<String> HOUSE_STYLE_FIELDS =
            Set.of(
                    FieldName.JOURNAL,
                    FieldName.JOURNALTITLE,
                    FieldName.BOOKTITLE,
                    FieldName.PUBLISHER,
                    FieldName.SERIES,
                    FieldName.SCHOOL,
                    FieldName.INSTITUTION);

    private FieldChoice() {}

    static ValueSource chooseSource(
            String fieldName, Work keptWork, Work goneWork, SpellingUse spellingUse) {
        String keptText = keptWork.plainText(fieldName);
        String goneText = goneWork.plainText(fieldName);
        if (goneText.isBlank() || keptText.equals(goneText)) {
            return ValueSource.KEPT;
        }
        if (keptText.isBlank()) {
            return ValueSource.GONE;
        }
        if (isMergedList(fieldName)) {
            return ValueSource.BOTH;
        }
        return isBetter(fieldName, keptWork, goneWork, spellingUse)
                ? ValueSource.GONE
                : ValueSource.KEPT;
    }

    private static boolean isMergedList(String fieldName) {
        FieldKind kind = FieldCatalogue.kindOf(fieldName);
        return kind == FieldKind.KEYWORDS || kind == FieldKind.OWN_KEYS;
    }

    private static boolean isBetter(
            String fieldName, Work keptWork, Work goneWork, SpellingUse spellingUse) {
        String keptText = keptWork.plainText(fieldName);
        String goneText = goneWork.plainText(fieldName);
        if (FieldCatalogue.holdsNames(fieldName)) {
            return isFuller(goneWork.people(fieldName), keptWork.people(fieldName));
        }
        if (HOUSE_STYLE_FIELDS.contains(fieldName)) {
            return spellingUse.isPreferred(fieldName, goneWork.entry(), keptWork.entry());
        }
        return switch (fieldName) {
            case FieldName.ABSTRACT -> goneText.length() > keptText.length();
            case "title" ->
                    isShouted(keptText) && !isShouted(goneText)
                            || lacksSubtitle(keptText, goneText);
            case "doi" ->
                    Doi.parse(keptText).value().isEmpty()
                            && Doi.parse(goneText).value().isPresent();
            case "pages" -> lastPage(keptText).isEmpty() && lastPage(goneText).isPresent();
            default -> false;
        };
    }

    private static Optional<String> lastPage(String pages) {
        return WorkPages.parse(pages).value().lastPage();
    }

    private static boolean isShouted(String text) {
        return text.equals(text.toUpperCase(Locale.ROOT));
    }

    private static boolean lacksSubtitle(String keptText, String goneText) {
        return ComparedTitle.of(keptText).isMainTitleOf(ComparedTitle.of(goneText));
    }

    /// More names, or the same with more of each.
    private static boolean isFuller(BibNameList firstNames, BibNameList secondNames) {
        int moreNames = firstNames.names().size() - secondNames.names().size();
        return moreNames > 0
                || moreNames == 0 && countLetters(firstNames) > countLetters(secondNames);
    }

    private static int countLetters(BibNameList list) {
        return list.names().stream()
                .map(PersonName::toUnicode)
                .mapToInt(FieldChoice::countLetters)
                .sum();
    }

    private static int countLetters(PersonName name) {
        return name.given().length() + name.family().length();
    }

    /// The keywords of both lists, in braces, with the separator of the first. A keyword that says
    /// what kind of work it is holds for the entry that stays: a published paper is no preprint.
    public static String mergeLists(MergeRow mergeRow) {
        String keptText = mergeRow.keptValue().map(FieldChoice::innerText).orElse("");
        String goneText = mergeRow.goneValue().map(FieldChoice::innerText).orElse("");
        String separator = keptText.indexOf(';') >= 0 ? ";" : ",";
        Set<String> knownMembers = new LinkedHashSet<>();
        for (String listMember : keptText.split("[,;]", -1)) {
            knownMembers.add(listMember.strip().toLowerCase(Locale.ROOT));
        }
        boolean hasKind =
                FieldCatalogue.kindOf(mergeRow.field()) == FieldKind.KEYWORDS
                        && knownMembers.stream().anyMatch(it -> WorkKind.of(it).isPresent());
        var mergedText = new StringBuilder(keptText);
        for (String listMember : goneText.split("[,;]", -1)) {
            String foldedMember = listMember.strip().toLowerCase(Locale.ROOT);
            if (!foldedMember.isEmpty()
                    && !(hasKind && WorkKind.of(foldedMember).isPresent())
                    && knownMembers.add(foldedMember)) {
                mergedText.append(separator).append(' ').append(listMember.strip());
            }
        }
        return "{" + mergedText + "}";
    }

    private static String innerText(String valueSource) {
        return BibValue.parse(valueSource).expandedText(_ -> Optional.empty());
    }
}
