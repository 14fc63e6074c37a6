package octavo.formats.hayagriva;

import octavo.conversion.ConversionLosses;
import octavo.conversion.DistinctKeys;
import octavo.conversion.ExportFormat;
import octavo.conversion.ExportResult;
import octavo.conversion.TrackedFields;
import octavo.cslreferences.CitedTitles;
import octavo.cslreferences.LanguageTags;
import octavo.fields.FieldName;
import octavo.library.PerWorkCache;
import octavo.library.Work;
import octavo.text.YamlText;
import octavo.text.YamlText.YamlMapping;
import octavo.text.YamlText.YamlNode;
import octavo.text.YamlText.YamlSequence;
import octavo.text.YamlText.YamlString;
import octavo.text.YamlText.YamlWord;
import octavo.values.PartialDate;
import octavo.values.PublicationDate;
import octavo.values.PublicationDate.DateInterval;
import octavo.values.ValueProblem;
import octavo.values.WebUrl;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.regex.Pattern;

/// Works as hayagriva, Typst's YAML format for bibliographies. The publication that contains a work
/// is its parent.
public final class HayagrivaExport {
    public static final ExportFormat FORMAT =
            ExportFormat.ofPublications(
                    "hayagriva",
                    "hayagriva (Typst)",
                    List.of("yml", "yaml"),
                    List.of(),
                    HayagrivaExport::of);

    private static final Map<String, String> SERIAL_FIELDS =
            Map.of("doi", "doi", "isbn", "isbn", "issn", "issn", "pmid", "pmid", "pmcid", "pmcid");

    private static final Pattern DASHES = Pattern.compile("\\s*(?:-{1,3}|[–—])\\s*");

    private final TrackedFields trackedFields;
    private final HayagrivaTypes hayagrivaTypes;
    private final ConversionLosses losses;
    private final HayagrivaPersons hayagrivaPersons;
    private final YamlMapping entryMapping = new YamlMapping();
    private final YamlMapping parentMapping = new YamlMapping();

    private HayagrivaExport(TrackedFields trackedFields, ConversionLosses losses) {
        this.trackedFields = trackedFields;
        this.hayagrivaTypes = HayagrivaTypes.of(trackedFields);
        this.losses = losses;
        this.hayagrivaPersons = new HayagrivaPersons(trackedFields, losses);
    }

    /// Works that are exported once: nothing that is read of them is kept.
    public static ExportResult of(List<Work> works) {
        return exportWorks(
                works,
                (work, key) -> {
                    YamlEntry yamlEntry = YamlEntry.of(work, key);
                    work.clearCache();
                    return yamlEntry;
                });
    }

    /// The works of one of several lists, which share what is the same in all.
    ///
    /// @param entryCache the entries by their keys
    public static ExportResult of(List<Work> works, PerWorkCache<String, YamlEntry> entryCache) {
        return exportWorks(
                works,
                (work, key) -> entryCache.getOrMake(work, key, () -> YamlEntry.of(work, key)));
    }

    private static ExportResult exportWorks(
            List<Work> works, BiFunction<Work, String, YamlEntry> entryReader) {
        ConversionLosses losses = new ConversionLosses();
        List<byte[]> pieces = new ArrayList<>();
        // Typst rejects a whole file if one key is empty or repeated.
        List<String> distinctKeys = DistinctKeys.of(works.stream().map(Work::key).toList());
        for (int i = 0; i < works.size(); i++) {
            Work work = works.get(i);
            String key = distinctKeys.get(i);
            reportKey(work.key(), key, losses);
            YamlEntry yamlEntry = entryReader.apply(work, key);
            pieces.add(yamlEntry.yaml().getBytes(StandardCharsets.UTF_8));
            losses.addLoss(yamlEntry.losses());
        }
        return pieces.isEmpty()
                ? ExportResult.of(YamlText.toDocument(new YamlMapping()), losses)
                : ExportResult.ofPieces(pieces, losses);
    }

    /// A work as a fragment of a document, with its losses.
    public record YamlEntry(String yaml, ConversionLosses losses) {
        private static YamlEntry of(Work work, String key) {
            ConversionLosses losses = new ConversionLosses();
            TrackedFields trackedFields = new TrackedFields(work);
            YamlMapping entriesByKey = new YamlMapping();
            entriesByKey.put(key, new HayagrivaExport(trackedFields, losses).buildEntry());
            trackedFields.reportUnread(losses);
            return new YamlEntry(YamlText.toDocument(entriesByKey), losses);
        }
    }

    private static void reportKey(String ownKey, String key, ConversionLosses losses) {
        if (!ownKey.equals(key)) {
            losses.addLoss(
                    ownKey.isBlank()
                            ? "an entry without a key gets one here"
                            : "a second entry with the same key gets another here",
                    key);
        }
    }

    private YamlMapping buildEntry() {
        entryMapping.put("type", new YamlWord(hayagrivaTypes.ownType()));
        putTitle(entryMapping, "title", "subtitle");
        putNames(entryMapping, "author");
        putDate();
        List<YamlNode> roles = hayagrivaPersons.affiliatedRoles();
        if (!roles.isEmpty()) {
            entryMapping.put("affiliated", new YamlSequence(roles));
        }
        putParent();
        YamlMapping numberedMapping =
                hayagrivaTypes.parentType().isEmpty() ? entryMapping : parentMapping;
        for (String fieldName : List.of("number", "issue")) {
            if (!numberedMapping.pairs().containsKey("issue") && !isNumberOfWork()) {
                numberedMapping.put("issue", trackedFields.plainText(fieldName));
            }
        }
        numberedMapping.put("volume", trackedFields.plainText("volume"));
        numberedMapping.put("edition", trackedFields.plainText("edition"));
        putTotal("volume-total", "volumes");
        putTotal("page-total", "pagetotal");
        putPublisher(numberedMapping);
        String pages = trackedFields.plainText("pages");
        entryMapping.put("page-range", DASHES.matcher(pages).replaceAll("-"));
        putUrl();
        putSerials();
        putTexts();
        if (!parentMapping.isEmpty()) {
            entryMapping.put("parent", parentMapping);
        }
        return entryMapping;
    }

    /// The number of a report or patent is the work's own, not an issue's.
    private boolean isNumberOfWork() {
        return hayagrivaTypes.parentType().isEmpty()
                && !hayagrivaTypes.ownType().equals("periodical");
    }

    private void putTitle(YamlMapping mapping, String fieldName, String subtitle) {
        CitedTitles.findTitle(trackedFields, fieldName, subtitle)
                .ifPresent(title -> mapping.put("title", TypstFormatted.of(title)));
    }

    private void putNames(YamlMapping mapping, String fieldName) {
        List<YamlNode> names = hayagrivaPersons.personsIn(fieldName);
        if (!names.isEmpty()) {
            mapping.put(
                    fieldName.equals("bookauthor") ? "author" : fieldName, new YamlSequence(names));
        }
    }

    private void putDate() {
        PublicationDate date = trackedFields.readDate();
        IsoDate.of(date).ifPresent(text -> entryMapping.put("date", new YamlString(text)));
        boolean isWholeDate =
                entryMapping.pairs().containsKey("date")
                        && date instanceof PartialDate day
                        && day.unknownDigits() == 0
                        && !day.isSeason()
                        && day.clockTime().isEmpty();
        if (date instanceof DateInterval) {
            losses.addLoss("cannot hold the end of a date range", trackedFields.work().key());
        } else if (!isWholeDate && !(date instanceof PublicationDate.UndatedWork)) {
            losses.addLoss(
                    "not a date that hayagriva can hold in full", trackedFields.work().key());
        }
    }

    private void putParent() {
        YamlMapping editorHolder =
                hayagrivaTypes.parentType().isEmpty() ? entryMapping : parentMapping;
        if (!hayagrivaTypes.parentType().isEmpty()) {
            parentMapping.put("type", new YamlWord(hayagrivaTypes.parentType()));
            boolean isJournal = trackedFields.rawValue(FieldName.JOURNALTITLE).isPresent();
            putTitle(
                    parentMapping,
                    isJournal ? FieldName.JOURNALTITLE : FieldName.BOOKTITLE,
                    isJournal ? FieldName.JOURNALSUBTITLE : FieldName.BOOKSUBTITLE);
            putNames(parentMapping, "bookauthor");
        }
        putNames(editorHolder, "editor");
        CitedTitles.findTitle(trackedFields, "series", "")
                .ifPresent(title -> {
                    YamlMapping seriesMapping = new YamlMapping();
                    seriesMapping.put("type", new YamlWord("anthology"));
                    seriesMapping.put("title", TypstFormatted.of(title));
                    editorHolder.put("parent", seriesMapping);
                });
    }

    private void putTotal(String name, String fieldName) {
        trackedFields
                .rawValue(fieldName)
                .map(String::strip)
                .filter(text -> text.matches("[0-9]{1,9}"))
                .ifPresentOrElse(
                        digits -> entryMapping.put(name, new YamlWord(digits)),
                        () ->
                                trackedFields
                                        .rawValue(fieldName)
                                        .ifPresent(_ ->
                                                losses.addLoss(
                                                        "not a number, left out: " + fieldName,
                                                        trackedFields.work().key())));
    }

    private void putPublisher(YamlMapping publisherHolder) {
        String location = TypstFormatted.of(trackedFields.plainText("location"));
        String name = TypstFormatted.of(trackedFields.plainText("publisher"));
        String organization = trackedFields.firstText("institution", "organization");
        entryMapping.put("organization", organization);
        if (!name.isEmpty() && !location.isEmpty()) {
            YamlMapping publisher = new YamlMapping();
            publisher.put("name", name);
            publisher.put("location", location);
            publisherHolder.put("publisher", publisher);
        } else {
            publisherHolder.put("publisher", name);
            entryMapping.put("location", location);
        }
        if (hayagrivaTypes.parentType().equals("proceedings")) {
            publisherHolder.put("location", TypstFormatted.of(trackedFields.plainText("venue")));
        }
    }

    /// An invalid URL would make Typst reject the whole file.
    private void putUrl() {
        Optional<String> addressInstead = trackedFields.findAddress(FieldName.HOWPUBLISHED);
        String statedUrl = trackedFields.rawValue("url").or(() -> addressInstead).orElse("");
        var parsedUrl = WebUrl.parse(statedUrl);
        Optional<String> url =
                parsedUrl.value().map(WebUrl::address).filter(HayagrivaExport::isUrl);
        if (parsedUrl.diagnostics().stream()
                .anyMatch(diagnostic -> diagnostic.code().equals(ValueProblem.URL_SEVERAL))) {
            losses.addLoss("cannot hold a second address in url", trackedFields.work().key());
        }
        if (addressInstead.isEmpty()
                || url.isEmpty()
                || trackedFields.rawValue("url").isPresent()) {
            entryMapping.put(
                    "note", TypstFormatted.of(trackedFields.plainText(FieldName.HOWPUBLISHED)));
        }
        if (url.isEmpty()) {
            if (trackedFields.rawValue("url").isPresent()) {
                losses.addLoss(
                        "not an address that Typst can read, left out: url",
                        trackedFields.work().key());
            }
            return;
        }
        YamlMapping urlMapping = new YamlMapping();
        urlMapping.put("value", url.get());
        trackedFields
                .readDate("urldate")
                .flatMap(IsoDate::of)
                .ifPresent(date -> urlMapping.put("date", new YamlString(date)));
        entryMapping.put("url", urlMapping);
    }

    private static boolean isUrl(String text) {
        try {
            URI uri = new URI(text.replaceAll("[^\\x21-\\x7E]|[\\[\\]|^`{}\\\\\"<>]", "_"));
            return uri.isAbsolute() && uri.getHost() != null;
        } catch (URISyntaxException _) {
            return false;
        }
    }

    private void putSerials() {
        YamlMapping serials = new YamlMapping();
        SERIAL_FIELDS.keySet().stream()
                .sorted()
                .forEach(field -> serials.put(field, trackedFields.plainText(field)));
        String eprintId = trackedFields.plainText("eprint");
        if (!eprintId.isEmpty()) {
            String eprintType =
                    trackedFields.plainText(FieldName.EPRINTTYPE).toLowerCase(Locale.ROOT);
            String archive = trackedFields.isArxiv() ? "arxiv" : eprintType;
            boolean isArchiveName = archive.matches("[a-z][a-z0-9-]*");
            serials.put(
                    isArchiveName ? archive : "serial",
                    eprintId.replaceFirst("(?i)^arxiv:\\s*", ""));
        }
        if (isNumberOfWork() && !serials.pairs().containsKey("serial")) {
            serials.put("serial", trackedFields.plainText("number"));
        }
        if (!serials.pairs().containsKey("serial")) {
            serials.put("serial", trackedFields.plainText("version"));
        }
        if (!serials.isEmpty()) {
            entryMapping.put("serial-number", serials);
        }
    }

    private void putTexts() {
        entryMapping.put("genre", TypstFormatted.of(trackedFields.genreText()));
        entryMapping.put("abstract", TypstFormatted.of(trackedFields.plainText("abstract")));
        String note = trackedFields.firstText("note", "addendum");
        if (!note.isEmpty() && entryMapping.pairs().containsKey("note")) {
            losses.addLoss("cannot hold howpublished beside note", trackedFields.work().key());
        }
        entryMapping.put("note", TypstFormatted.of(note));
        String statedLanguage = trackedFields.firstText("langid", "language");
        String language = LanguageTags.tagOf(statedLanguage);
        entryMapping.put("language", language);
        if (language.isEmpty() && !statedLanguage.isEmpty()) {
            losses.addLoss("not the name of a known language", trackedFields.work().key());
        }
    }
}
