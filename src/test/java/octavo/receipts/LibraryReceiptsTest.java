package octavo.receipts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibEntry;
import octavo.bib.BibParser;
import octavo.library.Library;
import octavo.library.Work;
import octavo.receipts.EntryDoubt.DoubtKind;
import octavo.receipts.ReceiptSource.AssistantSource;
import octavo.receipts.ReceiptSource.PersonSource;
import octavo.receipts.ReceiptSource.ServiceSource;
import octavo.retractions.UpdateKind;
import octavo.retractions.UpdateNotice;
import octavo.values.Doi;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

final class LibraryReceiptsTest {
    private static final LocalDate DAY = LocalDate.of(2026, 11, 28);
    private static final ValueReceipt BY_CROSSREF =
            new ValueReceipt(new ServiceSource("Crossref"), DAY, "K3Jd9x");
    private static final ValueReceipt BY_PERSON = new ValueReceipt(new PersonSource(), DAY, "");
    private static final ValueReceipt BY_ASSISTANT =
            new ValueReceipt(new AssistantSource(), DAY, "");

    private static final String ENTRY =
            """
            @article{mueller,
              author = {M{\\"u}ller, Anna and van der Berg, Jan},
              title = {On the {Verification} of References},
              journal = {Journal of Trust},
              volume = {7},
              pages = {123--128},
              year = {2024},
              month = mar,
              doi = {10.1000/182}
            }
            """;

    private static Work workOf(String text) {
        return Library.of(BibParser.parse(text)).workAt(0).orElseThrow();
    }

    private static LibraryReceipts receipts(ValueReceipt receipt, String... fieldNames) {
        return LibraryReceipts.EMPTY.withReceipts(
                List.of(new ConfirmedFields(workOf(ENTRY), Set.of(fieldNames), receipt)));
    }

    private static LibraryReceipts allConfirmed() {
        return receipts(
                BY_CROSSREF,
                "author",
                "title",
                "journal",
                "volume",
                "pages",
                "year",
                "month",
                "doi");
    }

    private static String confirmedIn(LibraryReceipts receipts, String entryText) {
        return String.join(" ", receipts.receiptsOf(workOf(entryText)).receiptsByField().keySet());
    }

    @Test
    void aReceiptSaysWhoConfirmedAValueAndWhen() {
        ValueReceipt receipt =
                receipts(BY_CROSSREF, "year")
                        .receiptsOf(workOf(ENTRY))
                        .receiptOf("YEAR")
                        .orElseThrow();
        assertEquals(BY_CROSSREF, receipt);
        assertEquals("confirmed by Crossref on 2026-11-28", receipt.sentence().toString());
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    M{\\"u}ller, Anna                     | Anna M\u00fcller
                    van der Berg, Jan                     | Jan van der Berg
                    {On the {Verification} of References} | "On the Verification of references"
                    123--128                              | 123-8
                    month = mar                           | month = {3}
                    year = {2024}                         | year = 2024
                    journal =                             | journaltitle =
                    @article{mueller                      | @ARTICLE{Mueller2024
                    doi = {10.1000/182}                   | doi = {https://doi.org/10.1000/182}
                    doi = {10.1000/182}                   | url = {https://doi.org/10.1000/182}
                    """)
    void anotherFormOfAValueKeepsItsReceipt(String oldForm, String newForm) {
        assertTrue(ENTRY.contains(oldForm));
        Work work = workOf(ENTRY.replace(oldForm, newForm));
        EntryReceipts entryReceipts = allConfirmed().receiptsOf(work);
        assertEquals(8, entryReceipts.receiptsByField().size(), entryReceipts::toString);
        assertTrue(entryReceipts.isConfirmed());
    }

    @Test
    void aYearAndAMonthAreTheSameAsADate() {
        String dated =
                ENTRY.replace("  year = {2024},\n", "").replace("month = mar", "date = {2024-03}");
        assertEquals(
                "author title journal volume pages date doi", confirmedIn(allConfirmed(), dated));
        assertEquals(
                "author title journal volume pages doi year",
                confirmedIn(allConfirmed(), dated.replace("2024-03", "2024-04")));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Anna        | Anne
                    and van     | and Miller, Tom and van
                    References  | Preferences
                    128         | 129
                    mar         | apr
                    {2024}      | {2025}
                    of Trust    | of Truth
                    .1000/182   | .1000/183
                    """)
    void aChangedValueLosesItsReceiptAndNoOtherDoes(String oldText, String newText) {
        EntryReceipts entryReceipts =
                allConfirmed().receiptsOf(workOf(ENTRY.replace(oldText, newText)));
        assertEquals(7, entryReceipts.receiptsByField().size(), entryReceipts::toString);
    }

    @Test
    void aValueThatComesBackHasItsReceiptAgain() {
        LibraryReceipts receipts = allConfirmed();
        assertEquals(
                receipts.receiptsOf(workOf(ENTRY)).receiptsByField().size(),
                LibraryReceipts.parse(receipts.toText())
                        .receiptsOf(workOf(ENTRY))
                        .receiptsByField()
                        .size());
    }

    @Test
    void anotherEntryOfTheSameYearAndJournalHasNoReceipts() {
        String other =
                "@article{other, author={Miller, Tom}, title={Something Else}, year=2024,"
                        + " journal={Journal of Trust}}";
        assertEquals("", confirmedIn(allConfirmed(), other));
        assertEquals("", confirmedIn(allConfirmed(), other.replace("other,", "mueller,")));
    }

    @Test
    void confirmingOneEditorialKeepsTheReceiptsOfAnother() {
        Library library =
                Library.of(
                        BibParser.parse(
                                "@article{a, title={Editorial}, author={Miller, Tom}, year=2020}"
                                        + " @article{b, title={Editorial}, author={Miller, Tom},"
                                        + " year=2021}"));
        LibraryReceipts receipts = LibraryReceipts.EMPTY;
        for (Work work : Work.allOf(library).toList()) {
            receipts =
                    receipts.withReceipts(
                            List.of(
                                    new ConfirmedFields(
                                            work, Set.of("title", "author", "year"), BY_CROSSREF)));
        }
        assertTrue(receipts.receiptsOf(library.workAt(0).orElseThrow()).isConfirmed());
        assertTrue(
                receipts.receiptsOf(library.workAt(library.slots().size() - 1).orElseThrow())
                        .isConfirmed());
    }

    @Test
    void aServiceCountsMoreThanAPersonAndAPersonMoreThanAnAssistant() {
        LibraryReceipts proposed = receipts(BY_ASSISTANT, "title", "author", "year");
        assertTrue(proposed.receiptsOf(workOf(ENTRY)).isProposed());
        LibraryReceipts accepted =
                proposed.withReceipts(
                        List.of(
                                new ConfirmedFields(
                                        workOf(ENTRY), Set.of("title", "year"), BY_PERSON)));
        LibraryReceipts confirmed =
                accepted.withReceipts(
                        List.of(new ConfirmedFields(workOf(ENTRY), Set.of("title"), BY_CROSSREF)));
        EntryReceipts entryReceipts = confirmed.receiptsOf(workOf(ENTRY));
        assertEquals(BY_CROSSREF, entryReceipts.receiptOf("title").orElseThrow());
        assertEquals(BY_PERSON, entryReceipts.receiptOf("year").orElseThrow());
        assertEquals(BY_ASSISTANT, entryReceipts.receiptOf("author").orElseThrow());
        assertEquals(List.of("author", "journal", "doi"), entryReceipts.unconfirmedFields());
        assertEquals(
                BY_CROSSREF,
                confirmed
                        .withReceipts(
                                List.of(
                                        new ConfirmedFields(
                                                workOf(ENTRY), Set.of("title"), BY_ASSISTANT)))
                        .receiptsOf(workOf(ENTRY))
                        .receiptOf("title")
                        .orElseThrow());
    }

    @Test
    void askingAgainForTheSameRecordChangesNothing() {
        LibraryReceipts known = allConfirmed();
        ValueReceipt later =
                new ValueReceipt(BY_CROSSREF.source(), DAY.plusDays(9), BY_CROSSREF.answerDigest());
        assertEquals(
                known,
                known.withReceipts(
                        List.of(
                                new ConfirmedFields(
                                        workOf(ENTRY), Set.of("title", "doi"), later))));
    }

    @Test
    void theTextIsSortedReadBackAndForgivesConflictMarks() {
        LibraryReceipts receipts =
                allConfirmed()
                        .withReceipts(
                                List.of(
                                        new ConfirmedFields(
                                                workOf("@misc{notes, title={My Notes}, year=2020}"),
                                                Set.of("title"),
                                                new ValueReceipt(
                                                        new ServiceSource("library.example.org"),
                                                        DAY,
                                                        "abcdef"))));
        String text = receipts.toText();
        List<String> lines = text.lines().skip(1).toList();
        assertEquals(2, lines.size());
        assertEquals(lines.stream().sorted().toList(), lines);
        String conflicted =
                "<<<<<<< ours\n"
                        + lines.get(1)
                        + "\n=======\n"
                        + lines.get(0)
                        + "\n"
                        + lines.get(0)
                        + "\n>>>>>>> theirs\n";
        assertEquals(receipts, LibraryReceipts.parse(conflicted));
        assertEquals(text, LibraryReceipts.parse(conflicted).toText());
    }

    @Test
    void twoBranchesAreJoinedByTakingTheLinesOfBoth() {
        LibraryReceipts joined =
                receipts(BY_CROSSREF, "title", "author").joinedWith(receipts(BY_PERSON, "year"));
        assertEquals("author title year", confirmedIn(joined, ENTRY));
        assertEquals(joined, joined.joinedWith(joined));
    }

    @Test
    void anEntryWithANewKeyTitleAndPagesAtOnceKeepsTheReceiptsOfTheRest() {
        Library before = Library.of(BibParser.parse(ENTRY.replace("doi =", "note =")));
        BibEntry changed =
                BibEntry.parse(
                                ENTRY.replace("doi =", "note =")
                                        .replace("{mueller", "{new")
                                        .replace("References", "Citations")
                                        .replace("pages = {123--128}", "pages = {1}")
                                        .strip())
                        .orElseThrow();
        Library after = before.applyEdit(before.replaceEntry(0, changed));
        LibraryReceipts receipts = allConfirmed();
        Work work = after.workAt(0).orElseThrow();
        assertTrue(receipts.receiptsOf(work).receiptsByField().isEmpty());
        assertEquals(
                Set.of("author", "journal", "volume", "year", "month"),
                receipts.afterChange(before, after).receiptsOf(work).receiptsByField().keySet());
    }

    @Test
    void anotherEntryInTheSamePlaceInheritsNoReceipts() {
        Library before = Library.of(BibParser.parse(ENTRY));
        Library after =
                Library.of(
                        BibParser.parse(
                                "@article{mueller, title={Else}, author={Miller, Tom}, year=2024,"
                                        + " journal={Journal of Trust}}"));
        assertEquals(
                "", confirmedIn(allConfirmed().afterChange(before, after), after.file().text()));
    }

    @Test
    void mergingKeepsWhatEitherSideAddedAndDropsWhatEitherRemoved() {
        LibraryReceipts base = receipts(BY_CROSSREF, "title");
        LibraryReceipts ours = base.joinedWith(receipts(BY_CROSSREF, "year"));
        LibraryReceipts theirs = receipts(BY_PERSON, "pages");
        assertEquals("pages year", confirmedSorted(base.merge(ours, theirs)));
        assertEquals(
                "pages title year", confirmedSorted(LibraryReceipts.EMPTY.merge(ours, theirs)));
    }

    private static String confirmedSorted(LibraryReceipts receipts) {
        return receipts.receiptsOf(workOf(ENTRY)).receiptsByField().keySet().stream()
                .sorted()
                .collect(Collectors.joining(" "));
    }

    @Test
    void onlyTheReceiptsOfSomeEntriesAreTaken() {
        assertFalse(allConfirmed().only(Stream.of(workOf(ENTRY))).isEmpty());
        assertTrue(allConfirmed().only(Stream.of(workOf("@misc{x, title={X}}"))).isEmpty());
    }

    private static LibraryReceipts withNotice(LibraryReceipts receipts, String doi, String kind) {
        var notice =
                new UpdateNotice(
                        UpdateKind.of(kind),
                        Doi.parse("10.1000/9").value(),
                        "2023-05-24",
                        "Retraction Watch");
        return receipts.withNotices(
                List.of(), Map.of(Doi.parse(doi).value().orElseThrow(), List.of(notice)));
    }

    private static String noticesIn(LibraryReceipts receipts) {
        return receipts.notices().noticesByDoi().entrySet().stream()
                .map(each -> each.getKey().name() + " " + each.getValue().getFirst().sentence())
                .sorted()
                .collect(Collectors.joining("; "));
    }

    @Test
    void whatBecameOfAWorkIsALineOfItsOwn() {
        LibraryReceipts receipts = withNotice(allConfirmed(), "10.1000/ABC", "retraction");
        assertTrue(
                receipts.toText()
                        .endsWith(
                                "\n~10.1000/abc retraction 2023-05-24 10.1000/9 Retraction"
                                        + " Watch\n"),
                receipts.toText());
        LibraryReceipts readAgain = LibraryReceipts.parse(receipts.toText());
        assertEquals(receipts, readAgain);
        assertEquals(
                "10.1000/abc retracted (Retraction Watch, 2023-05-24, doi:10.1000/9)",
                noticesIn(readAgain));
        assertNotEquals(allConfirmed(), receipts);
    }

    @ParameterizedTest
    @ValueSource(strings = {"~10.1000/1 retraction", "~x retraction - - C", "~10.1/2  - - - C"})
    void aLineThatIsNoNoticeIsLeftOut(String line) {
        assertEquals("", noticesIn(LibraryReceipts.parse(line)));
    }

    @Test
    void noticesStayThroughReceiptsChangesAndMerges() {
        LibraryReceipts ours = withNotice(allConfirmed(), "10.1000/1", "retraction");
        LibraryReceipts theirs = withNotice(allConfirmed(), "10.1000/2", "correction");
        String ourNotice = noticesIn(ours);
        String bothNotices = ourNotice + "; " + noticesIn(theirs);
        List<ConfirmedFields> accepted =
                List.of(new ConfirmedFields(workOf(ENTRY), Set.of("title"), BY_PERSON));
        assertEquals(ourNotice, noticesIn(ours.withReceipts(accepted)));
        assertEquals(
                ourNotice, noticesIn(ours.withReceipts(accepted).withoutReceipts(accepted, ours)));
        assertEquals(bothNotices, noticesIn(ours.joinedWith(theirs)));
        assertEquals(bothNotices, noticesIn(allConfirmed().merge(ours, theirs)));
        assertEquals("", noticesIn(ours.merge(ours, allConfirmed())));
        Work retracted = workOf("@misc{x, title={X}, doi={10.1000/1}}");
        assertEquals(ourNotice, noticesIn(ours.joinedWith(theirs).only(Stream.of(retracted))));
    }

    @Test
    void anAnswerReplacesWhatWasSaidOfTheWorksItIsAbout() {
        Doi doi = Doi.parse("10.1000/1").value().orElseThrow();
        LibraryReceipts receipts = withNotice(LibraryReceipts.EMPTY, "10.1000/1", "concern");
        assertEquals("", noticesIn(receipts.withNotices(List.of(doi), Map.of())));
        assertFalse(noticesIn(receipts.withNotices(List.of(), Map.of())).isEmpty());
        assertTrue(
                noticesIn(withNotice(receipts, "10.1000/1", "retraction"))
                        .startsWith("10.1000/1 retracted"));
    }

    private static LibraryReceipts doubting(Work work, String reason) {
        return LibraryReceipts.EMPTY.withDoubts(
                Map.of(
                        work,
                        List.of(
                                new EntryDoubt(
                                        DoubtKind.EVIDENCE, LocalDate.of(2026, 11, 28), reason))));
    }

    @Test
    void whatSpeaksAgainstAnEntryIsALineOfItsOwn() {
        Work work = workOf("@misc{x, title={X}, doi={10.1000/1}}");
        LibraryReceipts receipts = doubting(work, "the DOI 10.1000/1\n does not exist");
        assertTrue(
                receipts.toText()
                        .matches(
                                "(?s).*\n![\\w-]{10} evidence 2026-11-28 the DOI 10.1000/1 does"
                                        + " not exist\n"),
                receipts.toText());
        LibraryReceipts readAgain = LibraryReceipts.parse(receipts.toText());
        assertEquals(receipts, readAgain);
        assertEquals(receipts.doubtsOf(work), readAgain.doubtsOf(work));
        assertEquals(1, readAgain.doubtsOf(work).size());
        assertEquals(List.of(), readAgain.doubtsOf(workOf("@misc{x, title={X}}")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "!abcdefghij evidence 2026-11-28",
                "!abcdefghij evidence 2026-13-28 x",
                "!abcdefghij rumour 2026-11-28 x",
                "!abc evidence 2026-11-28 x"
            })
    void aLineThatIsNoDoubtIsLeftOut(String line) {
        assertTrue(LibraryReceipts.parse(line).isEmpty());
    }

    @Test
    void doubtsOfTwoBranchesAreJoinedAndThoseThatOneHasRemovedGo() {
        Work work = workOf("@misc{x, title={X}, year=2020}");
        Work otherWork = workOf("@misc{y, title={Y}, year=2020}");
        LibraryReceipts ours = doubting(work, "one");
        LibraryReceipts both = LibraryReceipts.EMPTY.merge(ours, doubting(otherWork, "two"));
        assertEquals(both, ours.joinedWith(doubting(otherWork, "two")));
        assertEquals(1, both.doubtsOf(work).size());
        assertEquals(1, both.doubtsOf(otherWork).size());
        assertEquals(ours, both.merge(both, ours));
        assertEquals(ours, both.only(Stream.of(work)));
        assertEquals(ours, both.withDoubts(Map.of(otherWork, List.of())));
    }
}
