package octavo.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.Sample;
import octavo.bib.BibParser;
import octavo.bib.SharedData;
import octavo.fields.FieldName;
import octavo.formats.workdrafts.ImportedValue;
import octavo.formats.workdrafts.ImportedWork;
import octavo.library.Library;
import octavo.library.Work;
import octavo.lookup.AnswerStamp;
import octavo.lookup.SearchReply.SearchHits;
import octavo.names.BibNameList;
import octavo.text.LetterFolding;
import octavo.values.PublicationDate;
import octavo.venuenames.ShortName;
import octavo.venuenames.VenueKind;
import octavo.venuenames.VenueRegister;
import octavo.verify.VerificationVerdict.ConfirmedEntry;
import octavo.verify.VerificationVerdict.DifferingEntry;
import octavo.verify.VerificationVerdict.DisputedEntry;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Articles whose journal is replaced by another, and articles whose journal a service writes
/// otherwise.
@Tag(Sample.TAG)
class SwappedVenuesTest {
    private static final VenueRegister REGISTER = VenueRegister.builtIn();
    private static final String TITLE = "Observations of Ferns under Changing Conditions";
    private static final String PEOPLE = "Hao Wu and Babak Esmaeili";
    private static final int SWAP_COUNT = 4000;

    /// The first letters of words that say nothing about a journal.
    private static final Set<String> COMMON_BEGINNINGS =
            Set.of("jou", "tra", "let", "rev", "ann", "bul", "com", "mag", "not", "new", "qua");

    private static List<String> journalNames() throws IOException {
        Set<String> names = new TreeSet<>();
        for (Path file : SharedData.corpus()) {
            if (Files.size(file) < 1_000_000) {
                Work.allOf(Library.of(BibParser.parse(Files.readAllBytes(file))))
                        .filter(work -> work.entry().type().equalsIgnoreCase("article"))
                        .map(work -> work.plainText(FieldName.JOURNALTITLE))
                        .filter(name -> name.matches("[\\p{L}\\p{N} .,:&'-]{4,80}"))
                        .filter(SwappedVenuesTest::isJournal)
                        .forEach(names::add);
            }
        }
        return List.copyOf(names);
    }

    /// An archive or a series is named beside the venue.
    private static boolean isJournal(String name) {
        return REGISTER.resolveVenue(name)
                .certainSeries()
                .filter(it -> it.kind() == VenueKind.PREPRINT || it.kind() == VenueKind.BOOK_SERIES)
                .isEmpty();
    }

    private static VerificationVerdict judge(String claimedVenue, String recordedVenue) {
        String bibText =
                "@article{k, title = {%s}, author = {%s}, year = {2001}, journal = {%s}}"
                        .formatted(TITLE, PEOPLE, claimedVenue.replace("&", "\\&"));
        Work claimed = Work.allOf(Library.of(BibParser.parse(bibText))).findFirst().orElseThrow();
        Map<String, ImportedValue> fields = new LinkedHashMap<>();
        fields.put(FieldName.TITLE, new ImportedValue.ExactValue(TITLE));
        fields.put(
                FieldName.AUTHOR,
                new ImportedValue.PeopleValue(BibNameList.parse(PEOPLE).value().names(), false));
        fields.put(
                FieldName.DATE, new ImportedValue.DateValue(PublicationDate.parse("2001").value()));
        fields.put(FieldName.JOURNALTITLE, new ImportedValue.ExactValue(recordedVenue));
        var record = new ImportedWork("article", Optional.empty(), new LinkedHashMap<>(fields), 1);
        var answers =
                new EntryAnswers(
                        Optional.empty(),
                        Optional.empty(),
                        List.of(new SearchHits("Crossref", List.of(record), AnswerStamp.NONE)));
        return new EntryJudgement(REGISTER, ClaimedWork.of(claimed), answers, 2026).judge();
    }

    private static Set<String> beginnings(String name) {
        return Arrays.stream(LetterFolding.of(name).unaccented().split(" ", -1))
                .filter(word -> !word.isEmpty())
                .map(word -> word.substring(0, Math.min(3, word.length())))
                .filter(beginning -> !COMMON_BEGINNINGS.contains(beginning))
                .collect(Collectors.toSet());
    }

    /// Two words, none of which is an acronym.
    private static boolean isSpelledOut(String name) {
        return name.contains(" ") && !name.matches(".*\\p{Lu}{2}.*");
    }

    /// Whether two names share no word, not even abbreviated, nor an acronym.
    private static boolean areClearlyOther(String firstName, String secondName) {
        Set<String> firstBeginnings = beginnings(firstName);
        return isSpelledOut(firstName)
                && isSpelledOut(secondName)
                && beginnings(secondName).stream().noneMatch(firstBeginnings::contains);
    }

    @Test
    void noArticleIsConfirmedInAJournalThatIsNotItsOwn() throws IOException {
        List<String> names = journalNames();
        var random = new Random(7);
        List<String> wrongConfirmations = new ArrayList<>();
        int accusedCount = 0;
        int swapCount = Sample.of(SWAP_COUNT);
        for (int i = 0; i < swapCount; ) {
            String claimedVenue = names.get(random.nextInt(names.size()));
            String recordedVenue = names.get(random.nextInt(names.size()));
            if (areClearlyOther(claimedVenue, recordedVenue)) {
                VerificationVerdict verdict = judge(claimedVenue, recordedVenue);
                if (verdict instanceof ConfirmedEntry) {
                    wrongConfirmations.add(claimedVenue + " / " + recordedVenue);
                }
                accusedCount +=
                        verdict instanceof DifferingEntry || verdict instanceof DisputedEntry
                                ? 1
                                : 0;
                i++;
            }
        }
        assertEquals(List.of(), wrongConfirmations);
        assertTrue(
                accusedCount > 0.8 * swapCount,
                accusedCount + " of " + swapCount + " differ in their journal");
    }

    @Test
    void anArticleStaysConfirmedWhereAServiceAbbreviatesItsJournal() throws IOException {
        List<String> doubted =
                journalNames().stream()
                        .filter(name -> name.contains(" ") && !name.contains("."))
                        .filter(name -> !name.equals(name.toUpperCase(Locale.ROOT)))
                        .filter(name -> !name.matches("(?i).*(proceedings|conference|[0-9]).*"))
                        .flatMap(name ->
                                Stream.of(
                                                ShortName.abbreviateName(name),
                                                name + ": Observations and Theory",
                                                name.toUpperCase(Locale.ROOT))
                                        .filter(form ->
                                                !(judge(name, form) instanceof ConfirmedEntry)
                                                        || !(judge(form, name)
                                                                instanceof ConfirmedEntry))
                                        .map(form -> name + " / " + form))
                        .toList();
        assertEquals(List.of(), doubted);
    }
}
