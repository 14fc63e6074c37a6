package octavo.formats.referencetext;

import octavo.bib.BibEntry;
import octavo.bib.BibParser;
import octavo.duplicates.DistinctPairs;
import octavo.editing.keys.KeyFormula;
import octavo.fields.FieldName;
import octavo.formats.referencelists.PaperReferences;
import octavo.formats.referencetext.LatexPapers.TypesetPaper;
import octavo.formats.workdrafts.ImportedWork;
import octavo.formats.workdrafts.PrintedSource;
import octavo.formats.workdrafts.WorkDraft;
import octavo.importing.GatheredSources;
import octavo.importing.ImportCandidate;
import octavo.importing.SourcePlan;
import octavo.importing.ValueSources;
import octavo.library.Library;
import octavo.library.Work;
import octavo.names.PersonName;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// How much of the lists of papers comes in right: PDFs that the installed LaTeX typesets of real
/// entries, in forty layouts, against the entries. Every second entry is in a library, with all the
/// others of the collection, so that a match with another entry is wrong.
///
/// The arguments are a folder for the papers, which are kept there, and `SHOWN` to print what is
/// wrong.
final class PaperReferencesBenchmark {
    private static final int REFERENCES_OF_A_PAPER = Integer.getInteger("octavo.references", 40);
    private static final ReferenceShare SHARE =
            ReferenceShare.valueOf(System.getProperty("octavo.share", "HELD_BACK"));
    private static final Pattern YEAR = Pattern.compile("[0-9]{4}");

    private final Map<String, Work> worksByKey = new TreeMap<>();
    private final List<FieldAgreement> agreements = new ArrayList<>();
    private final boolean isShown;
    private final Library library;
    private int listedCount;
    private int splitCount;
    private int certainCount;
    private int wrongCount;
    private int presentCount;
    private int compoundCount;
    private int compoundsRight;

    private PaperReferencesBenchmark(List<Work> works, List<Work> otherWorks, boolean isShown) {
        this.isShown = isShown;
        StringBuilder bib = new StringBuilder();
        for (int i = 0; i < works.size(); i++) {
            worksByKey.put("work" + i, works.get(i));
            bib.append(i % 2 == 0 ? LatexPapers.entryOf(works.get(i), i) : "");
        }
        for (int i = 0; i < otherWorks.size(); i++) {
            bib.append(LatexPapers.entryOf(otherWorks.get(i), works.size() + i));
        }
        this.library = Library.of(BibParser.parse(bib.toString().getBytes(StandardCharsets.UTF_8)));
    }

    public static void main(String[] args) throws IOException, InterruptedException {
        Path folder = Path.of(args[0]);
        List<Work> works =
                ReferenceCorpus.works(SHARE).stream().filter(LatexPapers::isTypesettable).toList();
        List<Work> otherWorks =
                ReferenceCorpus.works(ReferenceShare.LEARNT).stream()
                        .filter(LatexPapers::isTypesettable)
                        .toList();
        var benchmark = new PaperReferencesBenchmark(works, otherWorks, args.length > 1);
        int next = 0;
        int paperCount = 0;
        for (int i = 0; i < LatexPapers.layoutCount(); i++) {
            List<String> entries = new ArrayList<>();
            for (int j = 0; j < REFERENCES_OF_A_PAPER; j++) {
                int number = next++ % works.size();
                entries.add(LatexPapers.entryOf(works.get(number), number));
            }
            Optional<TypesetPaper> paper =
                    LatexPapers.typeset(
                            folder.resolve(SHARE.name()), i, entries.stream().distinct().toList());
            if (paper.isPresent()) {
                paperCount++;
                benchmark.measure(paper.get());
            } else {
                System.out.println("not typeset: " + i);
            }
        }
        System.out.printf(
                Locale.ROOT,
                "%d papers, a library of %d entries, %d works to list%n",
                paperCount,
                benchmark.library.slots().size(),
                works.size());
        benchmark.printFigures();
    }

    private void measure(TypesetPaper paper) throws IOException {
        long start = System.nanoTime();
        PaperReferences references = PaperReferences.of(Files.readAllBytes(paper.pdf()));
        long millis = (System.nanoTime() - start) / 1_000_000;
        List<ImportedWork> read = references.importedWorks().works();
        int splitBefore = splitCount;
        int agreementsBefore = agreements.size();
        List<ImportedWork> keyed = new ArrayList<>();
        String wholeList =
                read.stream()
                        .map(it -> PrintedFields.folded(printed(it)))
                        .collect(Collectors.joining("\n"));
        for (int i = 0; i < paper.keys().size(); i++) {
            String key = paper.keys().get(i);
            Work truth = workWith(key);
            listedCount++;
            Optional<ImportedWork> found =
                    read.stream()
                            .filter(it ->
                                    wholeList.contains(PrintedFields.folded(truth.title()))
                                            ? isSplitRight(it, truth, paper, key)
                                            : isUntitled(it, truth))
                            .findFirst();
            if (found.isEmpty()) {
                show("not found in " + paper.pdf() + ": " + key + " " + truth.title());
                continue;
            }
            splitCount++;
            compare(paper.name(), truth, found.get());
            keyed.add(withKey(found.get(), key));
        }
        countMatches(keyed);
        long right =
                agreements.stream().skip(agreementsBefore).filter(FieldAgreement::isRight).count();
        System.out.printf(
                Locale.ROOT,
                "%-45s %2d of %2d split, %2d read, %3d of %3d fields, %d ms%s%n",
                paper.name(),
                splitCount - splitBefore,
                paper.keys().size(),
                read.size(),
                right,
                agreements.size() - agreementsBefore,
                millis,
                references.problemSentence().map(it -> ": " + it).orElse(""));
    }

    private Work workWith(String key) {
        return Objects.requireNonNull(worksByKey.get(key));
    }

    private void show(String text) {
        if (isShown) {
            System.out.println(text);
        }
    }

    private static String printed(ImportedWork work) {
        return work.printedSource().map(PrintedSource::sourceText).orElse("");
    }

    /// Begins with its people or its title, and has the title of no other work of the list.
    private boolean isSplitRight(ImportedWork read, Work truth, TypesetPaper paper, String key) {
        String text = PrintedFields.folded(printed(read));
        String title = PrintedFields.folded(truth.title());
        String family = PrintedFields.folded(firstFamily(truth));
        if (!text.contains(title)) {
            return false;
        }
        String start = text.substring(0, Math.min(text.length(), 45 + family.length()));
        boolean startsRight =
                start.contains(family)
                        || text.startsWith(title.substring(0, Math.min(12, title.length())))
                        || printed(read).matches("^[—–_―].*");
        boolean isWhole = truth.publicationDate().displayYear().map(text::contains).orElse(true);
        boolean isAlone =
                paper.keys().stream()
                        .filter(it -> !it.equals(key))
                        .map(it -> PrintedFields.folded(workWith(it).title()))
                        .noneMatch(
                                it -> it.length() > 25 && text.contains(it) && !title.contains(it));
        return startsRight && isWhole && isAlone;
    }

    /// Whether it is the work in a style that prints no titles.
    private static boolean isUntitled(ImportedWork read, Work truth) {
        String text = PrintedFields.folded(printed(read));
        String family = PrintedFields.folded(firstFamily(truth));
        String firstPage = truth.plainText(FieldName.PAGES).replaceFirst("[^\\p{L}\\p{N}].*", "");
        return text.substring(0, Math.min(text.length(), 30 + family.length())).contains(family)
                && truth.publicationDate().displayYear().map(text::contains).orElse(true)
                && text.contains(PrintedFields.folded(firstPage));
    }

    private static String firstFamily(Work truth) {
        List<PersonName> names = truth.authors().names();
        return names.isEmpty() ? "" : familyOf(names.getFirst());
    }

    private static String familyOf(PersonName name) {
        PersonName plain = name.toUnicode();
        return plain.literal().orElse(plain.family());
    }

    private static ImportedWork withKey(ImportedWork work, String key) {
        return new ImportedWork(
                work.type(),
                Optional.of("read" + key),
                work.fields(),
                work.lineNumber(),
                work.printedSource(),
                work.publicationYears());
    }

    private void countMatches(List<ImportedWork> works) {
        presentCount +=
                (int)
                        works.stream()
                                .filter(it -> numberOf(it.key().orElseThrow()) % 2 == 0)
                                .count();
        List<ImportCandidate> candidates =
                SourcePlan.of(
                                library,
                                new GatheredSources(List.of(), works, List.of(), ValueSources.NONE),
                                KeyFormula.parse("").value(),
                                DistinctPairs.NONE)
                        .candidates();
        for (ImportCandidate candidate : candidates) {
            if (!candidate.isProposedAsNew()) {
                certainCount++;
                String key = "work" + numberOf(candidate.entry().key());
                BibEntry known = candidate.knownSlot().flatMap(library::entryInSlot).orElseThrow();
                if (!known.key().equals(key) && !isSameWork(workWith(key), known.key())) {
                    wrongCount++;
                    System.out.println(
                            "WRONG "
                                    + candidate.entry().text().replaceAll("\\s+", " ")
                                    + "\n  "
                                    + known.text().replaceAll("\\s+", " ")
                                    + "\n  "
                                    + candidate.reasons());
                }
            }
        }
    }

    private static int numberOf(String key) {
        return Integer.parseInt(key.replaceAll("[^0-9]", ""));
    }

    /// Some entries of the collection are the same work under another title.
    private boolean isSameWork(Work work, String knownKey) {
        return PrintedFields.folded(work.title()).startsWith("automaticresourcelistcompilation")
                || Work.allOf(library)
                        .filter(it -> it.key().equals(knownKey))
                        .anyMatch(it ->
                                List.of(FieldName.PAGES, FieldName.VOLUME, FieldName.YEAR).stream()
                                        .allMatch(field ->
                                                !it.plainText(field).isEmpty()
                                                        && PrintedFields.folded(it.plainText(field))
                                                                .equals(
                                                                        PrintedFields.folded(
                                                                                work.plainText(
                                                                                        field)))));
    }

    private void compare(String layout, Work truth, ImportedWork read) {
        String text = PrintedFields.folded(printed(read));
        int before = agreements.size();
        addNames(layout, truth, read, text);
        addText(layout, "title", truth.title(), read, FieldName.TITLE);
        addText(
                layout,
                "container",
                first(truth, FieldName.JOURNALTITLE, FieldName.BOOKTITLE),
                read,
                FieldName.JOURNALTITLE,
                FieldName.BOOKTITLE);
        addYear(layout, truth, read);
        for (String field : List.of(FieldName.VOLUME, FieldName.NUMBER)) {
            addNumber(layout, field, truth, read);
        }
        addPages(layout, truth, read);
        addText(
                layout,
                "publisher",
                first(truth, FieldName.PUBLISHER, FieldName.INSTITUTION),
                read,
                FieldName.PUBLISHER,
                FieldName.INSTITUTION);
        if (truth.title().contains("-")) {
            compoundCount++;
            compoundsRight +=
                    read.plainText(FieldName.TITLE)
                                    .toLowerCase(Locale.ROOT)
                                    .replace('‐', '-')
                                    .contains(compoundIn(truth.title()))
                            ? 1
                            : 0;
        }
        List<FieldAgreement> wrong =
                agreements.stream().skip(before).filter(it -> !it.isRight()).toList();
        if (!wrong.isEmpty()) {
            show(layout + " | " + printed(read));
            wrong.forEach(it ->
                    show(
                            "    "
                                    + it.field()
                                    + (it.isMarked() ? "?" : "")
                                    + ": "
                                    + it.printed()
                                    + " | "
                                    + it.parsed()));
        }
    }

    /// A word with a hyphen.
    private static String compoundIn(String title) {
        var compound = Pattern.compile("\\p{L}+-\\p{L}+").matcher(title);
        return compound.find() ? compound.group().toLowerCase(Locale.ROOT) : "";
    }

    private static String first(Work truth, String... fields) {
        for (String field : fields) {
            String value = truth.plainText(field);
            if (!value.isBlank()) {
                return value;
            }
        }
        return "";
    }

    private void addNames(String layout, Work truth, ImportedWork read, String text) {
        List<String> printed = new ArrayList<>();
        int offset = 0;
        boolean isDash = printed(read).matches("^[—–_―].*");
        for (PersonName name : truth.authors().names()) {
            String family = PrintedFields.folded(familyOf(name));
            int found = text.indexOf(family, offset);
            if (found >= 0 || isDash) {
                printed.add(family);
                offset = Math.max(offset, found + family.length());
            }
        }
        if (!printed.isEmpty()) {
            List<PersonName> people = read.namesOf(FieldName.AUTHOR);
            List<String> names = new ArrayList<>();
            for (int i = 0; i < people.size(); i++) {
                PersonName plain = people.get(i).toUnicode();
                String family = PrintedFields.folded(familyOf(plain));
                String whole = PrintedFields.folded(plain.prefix()) + family;
                names.add(i < printed.size() && printed.get(i).equals(whole) ? whole : family);
            }
            add(
                    layout,
                    "author",
                    String.join(" ", printed),
                    String.join(" ", names),
                    read,
                    FieldName.AUTHOR);
        }
    }

    private void addText(
            String layout, String name, String value, ImportedWork read, String... fields) {
        String folded = PrintedFields.folded(value);
        if (!folded.isEmpty() && PrintedFields.folded(printed(read)).contains(folded)) {
            String parsed = "";
            String chosen = fields[0];
            for (String field : fields) {
                if (parsed.isEmpty() && read.hasField(field)) {
                    parsed = PrintedFields.folded(read.plainText(field));
                    chosen = field;
                }
            }
            add(layout, name, folded, parsed, read, chosen);
        }
    }

    private void addYear(String layout, Work truth, ImportedWork read) {
        var year = YEAR.matcher(truth.publicationDate().displayYear().orElse(""));
        if (year.find() && printed(read).contains(year.group())) {
            String date = read.plainText(FieldName.DATE);
            add(
                    layout,
                    "year",
                    year.group(),
                    date.substring(0, Math.min(4, date.length())),
                    read,
                    FieldName.DATE);
        }
    }

    /// A number of its own behind the title: it may be anywhere.
    private void addNumber(String layout, String field, Work truth, ImportedWork read) {
        String value = truth.plainText(field);
        String rest = printed(read);
        int title = rest.toLowerCase(Locale.ROOT).indexOf(lastWord(truth.title()));
        String behind = rest.substring(Math.max(0, title));
        if (!value.isEmpty()
                && Pattern.compile(
                                "(?<![\\p{L}\\p{N}–-])"
                                        + Pattern.quote(value)
                                        + "(?![\\p{L}\\p{N}–-])")
                        .matcher(behind)
                        .find()) {
            add(
                    layout,
                    field,
                    PrintedFields.folded(value),
                    PrintedFields.folded(read.plainText(field)),
                    read,
                    field);
        }
    }

    private static String lastWord(String title) {
        String[] words = title.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+", -1);
        return words.length == 0 ? "" : words[words.length - 1];
    }

    private void addPages(String layout, Work truth, ImportedWork read) {
        String value = truth.plainText(FieldName.PAGES);
        WorkDraft draft = new WorkDraft(1);
        draft.fillPages(value);
        String pages = draft.plainText(FieldName.PAGES);
        String firstPage = pages.replaceFirst("[–-].*", "");
        if (!pages.isEmpty()
                && Pattern.compile("(?<![0-9])" + Pattern.quote(firstPage) + "(?![0-9])")
                        .matcher(printed(read))
                        .find()) {
            add(layout, "pages", pages, read.plainText(FieldName.PAGES), read, FieldName.PAGES);
        }
    }

    private void add(
            String layout,
            String name,
            String printed,
            String parsed,
            ImportedWork read,
            String field) {
        boolean isMarked = read.printedSource().orElseThrow().unsureFields().contains(field);
        agreements.add(new FieldAgreement(layout, name, printed, parsed, isMarked));
    }

    private void printFigures() {
        System.out.printf(
                Locale.ROOT,
                "split right: %d of %d, %.2f %%%n",
                splitCount,
                listedCount,
                100.0 * splitCount / listedCount);
        print("", _ -> "all fields");
        print("field ", FieldAgreement::field);
        long marked = agreements.stream().filter(FieldAgreement::isMarked).count();
        long wrong = agreements.stream().filter(it -> !it.isRight()).count();
        long wrongMarked = agreements.stream().filter(it -> !it.isRight() && it.isMarked()).count();
        System.out.printf(
                Locale.ROOT,
                "marked as unsure: %.1f %% of fields, %.1f %% of the wrong ones%n",
                100.0 * marked / agreements.size(),
                100.0 * wrongMarked / Math.max(1, wrong));
        System.out.printf(
                Locale.ROOT, "compounds in titles: %d of %d%n", compoundsRight, compoundCount);
        System.out.printf(
                Locale.ROOT,
                "certain matches: %d of %d that are there, %d wrong%n",
                certainCount,
                presentCount,
                wrongCount);
    }

    private void print(String name, Function<FieldAgreement, String> group) {
        Map<String, int[]> counts = new TreeMap<>();
        for (FieldAgreement agreement : agreements) {
            int[] count = counts.computeIfAbsent(group.apply(agreement), _ -> new int[2]);
            count[0] += agreement.isRight() ? 1 : 0;
            count[1]++;
        }
        counts.forEach((it, count) ->
                System.out.printf(
                        Locale.ROOT,
                        "%s%s: %d of %d, %.1f %%%n",
                        name,
                        it,
                        count[0],
                        count[1],
                        100.0 * count[0] / count[1]));
    }
}
