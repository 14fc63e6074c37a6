package octavo.formats.referencetext;

import octavo.csl.CslItem;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/// How many printed fields the parser gets right: in references that our own engine prints in 25
/// styles that rules were tuned with and 25 that were held back, none of which the model has seen.
final class ReferenceTextBenchmark {
    private static final int REFERENCES_OF_A_STYLE = Integer.getInteger("octavo.references", 40);

    private ReferenceTextBenchmark() {}

    public static void main(String[] args) throws IOException {
        for (ReferenceShare share : List.of(ReferenceShare.TUNED, ReferenceShare.HELD_BACK)) {
            List<FieldAgreement> agreements =
                    agreements(
                            share,
                            REFERENCES_OF_A_STYLE,
                            args.length > 0 && args[0].equals(share.name()));
            System.out.println("== " + share);
            print("", agreements, _ -> "all fields");
            print("field ", agreements, FieldAgreement::field);
            print("style ", agreements, FieldAgreement::styleId);
            printSplitting(share);
            long marked = agreements.stream().filter(FieldAgreement::isMarked).count();
            long wrong = agreements.stream().filter(it -> !it.isRight()).count();
            long wrongMarked =
                    agreements.stream().filter(it -> !it.isRight() && it.isMarked()).count();
            System.out.printf(
                    Locale.ROOT,
                    "marked as unsure: %.1f %% of fields, among them %.1f %% of the wrong ones%n",
                    100.0 * marked / agreements.size(),
                    100.0 * wrongMarked / Math.max(1, wrong));
        }
        printPublishers();
    }

    private static void printPublishers() throws IOException {
        List<FieldAgreement> agreements = PublisherReferences.agreements();
        System.out.println("== strings of publishers");
        print("", agreements, _ -> "all fields");
        print("field ", agreements, FieldAgreement::field);
    }

    private static void printSplitting(ReferenceShare share) throws IOException {
        for (ReferenceLists shape : ReferenceLists.values()) {
            int[] count = splitRight(share, shape);
            System.out.printf(
                    Locale.ROOT,
                    "split %s: %d of %d, %.1f %%%n",
                    shape,
                    count[0],
                    count[1],
                    100.0 * count[0] / count[1]);
        }
    }

    /// How many references of lists are split right, a list for each style; and of how many.
    static int[] splitRight(ReferenceShare share, ReferenceLists shape) throws IOException {
        int[] count = new int[2];
        List<CslItem> items = ReferenceCorpus.items(share);
        int next = 0;
        for (String styleId : share.styles()) {
            var printer = ReferencePrinter.of(styleId);
            List<String> references = new ArrayList<>();
            for (int i = 0; i < REFERENCES_OF_A_STYLE && printer.isPresent(); i++) {
                references.add(
                        ReferenceSplitter.withoutLabel(
                                printer.get().render(items.get(next % items.size()))));
                next += 7;
            }
            Set<String> found =
                    ReferenceSplitter.split(shape.write(references)).stream()
                            .map(block -> PrintedFields.folded(block.text()))
                            .collect(Collectors.toSet());
            count[0] +=
                    (int)
                            references.stream()
                                    .map(PrintedFields::folded)
                                    .filter(found::contains)
                                    .count();
            count[1] += references.size();
        }
        return count;
    }

    /// What the parser makes of each field of references in the styles of a share.
    static List<FieldAgreement> agreements(
            ReferenceShare share, int referencesOfAStyle, boolean isShown) throws IOException {
        List<CslItem> items = ReferenceCorpus.items(share);
        ReferenceParser parser = new ReferenceParser();
        List<FieldAgreement> agreements = new ArrayList<>();
        int next = 0;
        for (String styleId : share.styles()) {
            var printer = ReferencePrinter.of(styleId);
            for (int i = 0; i < referencesOfAStyle && printer.isPresent(); i++) {
                PrintedReference printed = printer.get().print(items.get(next % items.size()));
                next += 7;
                List<FieldAgreement> ofReference =
                        FieldAgreement.of(printed, parser.parse(printed.text(), 1));
                agreements.addAll(ofReference);
                if (isShown && ofReference.stream().anyMatch(it -> !it.isRight())) {
                    System.out.println(styleId + " | " + printed.text());
                    ofReference.stream()
                            .filter(it -> !it.isRight())
                            .forEach(it ->
                                    System.out.println(
                                            "    "
                                                    + it.field()
                                                    + (it.isMarked() ? "?" : "")
                                                    + ": "
                                                    + it.printed()
                                                    + " | "
                                                    + it.parsed()));
                }
            }
        }
        return agreements;
    }

    private static void print(
            String name, List<FieldAgreement> agreements, Function<FieldAgreement, String> group) {
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
