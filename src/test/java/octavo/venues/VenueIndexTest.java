package octavo.venues;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibEntry;
import octavo.bib.BibParser;
import octavo.bib.BibValue;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.Slot;
import octavo.sidecar.Sidecar;
import octavo.text.LocalizedSentence;
import octavo.venuenames.VenueKind;
import octavo.venuenames.VenueRegister;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

class VenueIndexTest {
    private static final VenueRegister REGISTER = VenueRegister.builtIn();
    private static final String TEXT =
            """
            @string{jf = "J. Fern Sci."}
            @article{a, journal = {J. Mach. Learn. Res.}}
            @article{b, journal = "{Journal of Machine Learning Research}"}
            @inproceedings{c, booktitle = {Proceedings of the 30th Symposium on Operating Systems Principles}}
            @inproceedings{d, booktitle = {SOSP '21}}
            @article{e, journal = jf}
            @article{f, journal = {Journal of Fern Science}}
            @inproceedings{g, crossref = p}
            @inproceedings{h, booktitle = {Int. Conf. on Moss (MOSSCON)}}
            @inproceedings{i, booktitle = {MOSSCON '12}}
            @inproceedings{p, booktitle = {OSDI, 2020}}
            """;

    private static Library library(String text) {
        return Library.of(BibParser.parse(text));
    }

    private static VenueIndex index(String text, VenueDecisions decisions) {
        return VenueIndex.clusterOfSlot(library(text), REGISTER, decisions);
    }

    /// The venues as `name: count`.
    private static List<String> counts(VenueIndex index) {
        return index.clusters().stream()
                .map(it -> it.venueName() + ": " + it.useCount())
                .sorted()
                .toList();
    }

    @Test
    void entriesOfOneVenueAreFoundHoweverTheyWriteIt() {
        assertEquals(
                List.of(
                        "Int. Conf. on Moss (MOSSCON): 2",
                        "Journal of Fern Science: 2",
                        "Journal of Machine Learning Research: 2",
                        "Symposium on Operating Systems Design and Implementation: 2",
                        "Symposium on Operating Systems Principles: 2"),
                counts(index(TEXT, VenueDecisions.NONE)));
    }

    @Test
    void aVenueThatNobodyKnowsIsCalledAsMostEntriesCallItWithoutTheYear() {
        String text =
                """
                @article{a, journal = {Pain}}
                @article{b, journal = {Pain}}
                @article{c, journal = {Pain(Amsterdam)}}
                @article{d, journal = {Moss and Gaming}}
                @article{e, journal = {Moss \\& Gaming}}
                @article{f, journal = {Moss \\& Gaming}}
                @article{g, journal = {J. Fern Sci.}}
                @article{h, journal = {J. Fern Sci.}}
                @article{i, journal = {Journal of Fern Science}}
                @inproceedings{j, booktitle = {Entertaining Ferns - EFERN 2004}}
                @inproceedings{k, booktitle = {Entertaining Ferns - EFERN 2009}}
                @inproceedings{l, booktitle = {Clubmoss (2011)}}
                """;
        assertEquals(
                List.of(
                        "Clubmoss: 1",
                        "Entertaining Ferns - EFERN: 2",
                        "Journal of Fern Science: 3",
                        "Moss & Gaming: 3",
                        "Pain: 3"),
                counts(index(text, VenueDecisions.NONE)));
    }

    @Test
    void everyWayToWriteAVenueHasItsReason() {
        VenueIndex index = index(TEXT, VenueDecisions.NONE);
        for (VenueCluster cluster : index.clusters()) {
            for (VenueVariant variant : cluster.variants()) {
                assertTrue(
                        !variant.reasons().isEmpty() && variant.score() > 0, variant::writtenName);
            }
        }
        VenueCluster ferns = index.findClusters("Journal of Fern Science").getFirst();
        assertEquals(
                List.of("its words abbreviate those of the name"),
                ferns.variants().stream()
                        .filter(it -> it.writtenName().startsWith("J. "))
                        .findFirst()
                        .orElseThrow()
                        .reasons()
                        .stream()
                        .map(Object::toString)
                        .toList());
    }

    @Test
    void anAbbreviationOfTwoNamesJoinsNeither() {
        String text =
                """
                @article{a, journal = {J. Comp. Ferns}}
                @article{b, journal = {Journal of Compared Ferns}}
                @article{c, journal = {Journal of Computed Ferns}}
                """;
        assertEquals(3, index(text, VenueDecisions.NONE).clusters().size());
    }

    @Test
    void anAcronymOfTwoNamesJoinsNeither() {
        String text =
                """
                @inproceedings{a, booktitle = {Conference on Ferns and Moss (COFAM)}}
                @inproceedings{b, booktitle = {Colloquium on Fungi and Mushrooms (COFAM)}}
                @inproceedings{c, booktitle = {COFAM '99}}
                """;
        assertEquals(3, index(text, VenueDecisions.NONE).clusters().size());
    }

    @Test
    void journalsWhoseNamesDifferOnlyInAPartStayApart() {
        for (List<String> parts :
                List.of(
                        List.of(
                                "Physica Status Solidi (a)",
                                "Physica Status Solidi (b)",
                                "phys. stat. sol. (c)"),
                        List.of("Journal of Physics A", "J. Phys. B.", "Journal of Physics"),
                        List.of("Journal of Fern Physics", "J. Fern Phys. A."),
                        List.of("Acta Crystallographica (Section A)", "Acta Cryst. Section C"),
                        List.of("Journal of Moss (London) A", "Journal of Moss (London) B"),
                        List.of("Archive of Moss, Part II", "Arch. Moss, Part III"),
                        List.of("Archive of Moss (I)", "Archive of Moss (II)"))) {
            assertEquals(parts.size(), clusters(parts), parts.toString());
        }
    }

    @Test
    void spellingsOfOnePartOfAJournalAreOneVenue() {
        for (List<String> spellings :
                List.of(
                        List.of(
                                "Physica Status Solidi (b)",
                                "physica status solidi B",
                                "phys. stat. sol. (b)",
                                "Phys. Status Solidi~{B}"),
                        List.of("Physica Status Solidi (a)", "physica status solidi a"),
                        List.of("Archive of Moss, Part II", "Arch. Moss (Part II)"))) {
            assertEquals(1, clusters(spellings), spellings.toString());
        }
    }

    private static int clusters(List<String> journals) {
        var text = new StringBuilder();
        for (String journal : journals) {
            text.append("@article{k%d, journal = {%s}}\n".formatted(text.length(), journal));
        }
        return index(text.toString(), VenueDecisions.NONE).clusters().size();
    }

    @Test
    void aDecisionJoinsNamesAndSaysSo() {
        VenueDecisions decisions =
                VenueDecisions.NONE.decideSame("SOSP", "Journal of Fern Science");
        VenueCluster sosp = index(TEXT, decisions).findClusters("SOSP").getFirst();
        assertEquals(3, sosp.useCount());
        assertTrue(
                sosp.variants().stream()
                        .anyMatch(it ->
                                LocalizedSentence.join(";", it.reasons())
                                        .equals("you decided so")));
    }

    @Test
    void aDecisionKeepsNamesApart() {
        VenueDecisions decisions =
                VenueDecisions.NONE.decideDifferent("Journal of Fern Science", "J. Fern Sci.");
        VenueIndex index = index(TEXT, decisions);
        assertEquals(1, index.findClusters("Journal of Fern Science").getFirst().useCount());
        VenueDecisions known =
                VenueDecisions.NONE.decideDifferent(
                        "SOSP", "Symposium on Operating Systems Principles");
        assertEquals(1, index(TEXT, known).findClusters("SOSP '24").getFirst().useCount());
    }

    @Test
    void whatIsForAnotherIsNotBoth() {
        String text =
                """
                @inproceedings{a, booktitle = {Proceedings of Machine Learning and Systems}}
                @inproceedings{b, booktitle = {Proceedings of Machine Learning for Systems}}
                @inproceedings{c, booktitle = {Workshop on Ferns for Mosses}}
                @inproceedings{d, booktitle = {Workshop on Ferns and Mosses}}
                @article{e, journal = {Journal for Fern Science}}
                @article{f, journal = {Journal of Fern Science}}
                """;
        VenueIndex index = index(text, VenueDecisions.NONE);
        assertEquals(5, index.clusters().size(), () -> described(index).toString());
        assertEquals(1, index.findClusters("MLSys").getFirst().useCount());
        assertEquals(2, index.findClusters("Journal of Fern Science").getFirst().useCount());
    }

    @Test
    void aDecisionSaysTheKindAndTheName() {
        VenueDecisions decisions =
                VenueDecisions.NONE.decideKind("Journal of Fern Science", VenueKind.MAGAZINE);
        VenueCluster ferns = index(TEXT, decisions).findClusters("J. Fern Sci.").getFirst();
        assertEquals(VenueKind.MAGAZINE, ferns.venueKind().orElseThrow());
    }

    @Test
    void decisionsComeBackFromTheSidecarAndLeaveTheRestOfIt() {
        VenueDecisions decisions =
                VenueDecisions.NONE
                        .decideSame("A", "B")
                        .decideDifferent("A", "C")
                        .preferForm("A", "The A")
                        .decideKind("D", VenueKind.WORKSHOP);
        Sidecar before = Sidecar.empty();
        var tree = before.copyTree();
        tree.put("mine", 7);
        tree.putArray("venues").addObject().put("name", "A").put("issn", "1234");
        Sidecar after = decisions.writtenTo(Sidecar.of(tree));
        assertEquals(decisions, VenueDecisions.of(after));
        assertEquals(7, after.copyTree().path("mine").asInt());
        assertEquals("1234", after.copyTree().path("venues").path(0).path("issn").asString());
        assertEquals(tree.without("venues"), VenueDecisions.NONE.writtenTo(after).copyTree());
    }

    @Test
    void anEditOfAStringOrAParentMovesThoseThatUseIt() {
        Library before = library(TEXT);
        VenueIndex index = VenueIndex.clusterOfSlot(before, REGISTER, VenueDecisions.NONE);
        Library other =
                library(
                        TEXT.replace("J. Fern Sci.", "J. Mach. Learn. Res.")
                                .replace("OSDI", "SOSP"));
        Edit edit = before.replaceContent(other.file());
        index.updateEntries(before.applyEdit(edit), edit);
        assertEquals(3, index.findClusters("JMLR").getFirst().useCount());
        assertEquals(4, index.findClusters("SOSP").getFirst().useCount());
    }

    @Test
    void afterAnyEditsTheIndexIsAsIfMadeAnew() {
        Random random = new Random(7);
        List<String> venues =
                List.of(
                        "J. Fern Sci.",
                        "Journal of Fern Science",
                        "Journal of Fern Sciences",
                        "JFS '12",
                        "J. Fern Sci. (JFS)",
                        "SOSP '24",
                        "Nature",
                        "MOSSCON '12",
                        "Int. Conf. on Moss (MOSSCON)",
                        "Conference on Moss",
                        "J. Fe. Sc.",
                        "Journal of Festive Schooling",
                        "OSDI");
        Library library = library(TEXT);
        VenueIndex index = VenueIndex.clusterOfSlot(library, REGISTER, VenueDecisions.NONE);
        for (int step = 0; step < 300; step++) {
            Edit edit = randomEdit(library, random, venues);
            Library after = library.applyEdit(edit);
            index.updateEntries(after, edit);
            Edit done = edit;
            if (random.nextInt(4) == 0) {
                done = edit.inverse();
                after = after.applyEdit(done);
                index.updateEntries(after, done);
            }
            library = after;
            assertEquals(
                    described(VenueIndex.clusterOfSlot(library, REGISTER, VenueDecisions.NONE)),
                    described(index),
                    "after step " + step);
        }
    }

    private static List<String> described(VenueIndex index) {
        return index.clusters().stream()
                .map(cluster ->
                        cluster.id()
                                + cluster.variants().stream()
                                        .map(it -> it.writtenName() + it.slots() + it.reasons())
                                        .toList())
                .toList();
    }

    private static Edit randomEdit(Library library, Random random, List<String> venues) {
        List<Slot> entries = library.entrySlots().toList();
        String venue = venues.get(random.nextInt(venues.size()));
        if (entries.size() < 4 || random.nextInt(5) == 0) {
            String text = "@article{n" + library.nextNumber() + ", journal = {" + venue + "}}";
            return library.appendEntries(List.of(BibEntry.parse(text).orElseThrow()));
        }
        Slot slot = entries.get(random.nextInt(entries.size()));
        if (random.nextInt(4) == 0) {
            return library.removeSlot(slot.number());
        }
        BibEntry entry = (BibEntry) slot.item();
        String field = entry.hasField("booktitle") ? "booktitle" : "journal";
        List<Edit> edits = new ArrayList<>();
        edits.add(
                library.replaceEntry(
                        slot.number(),
                        entry.withValue(field, BibValue.braced(venue).orElseThrow())
                                .orElseThrow()));
        return new Edit.EditBatch(edits);
    }
}
