package octavo.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;

import octavo.csl.Citation;
import octavo.csl.CitationProcessor;
import octavo.csl.Cite;
import octavo.csl.CslItem;
import octavo.csl.style.Style;
import octavo.csl.style.StyleReader;
import octavo.cv.configuration.Profiles;
import octavo.formats.csljson.CslJsonItems;
import octavo.people.DecisionsJson;
import octavo.sidecar.Sidecar;
import octavo.sidecar.SidecarFile;
import octavo.venues.VenueDecisions;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/// What holds of damaged styles, items and sidecars: a style is refused or writes something, and
/// whatever is JSON can be read.
final class StyleLaws {
    private static final List<CslItem> ITEMS = items(SeedInputs.ITEMS);
    private static final Style STYLE = style(SeedInputs.ALL.styles.getFirst()).orElseThrow();

    static final List<FuzzLaw> ALL =
            List.of(
                    new FuzzLaw("styles", SeedInputs.ALL::style, StyleLaws::style),
                    new FuzzLaw("items", SeedInputs.ALL::items, StyleLaws::items),
                    new FuzzLaw("sidecars", SeedInputs.ALL::sidecar, StyleLaws::sidecar),
                    new FuzzLaw("sidecar files", StyleLaws::brokenSidecar, StyleLaws::sidecarFile));

    private StyleLaws() {}

    private static List<CslItem> items(String json) {
        return CslJsonItems.of(JsonMapper.shared().readTree(json));
    }

    private static Optional<Style> style(String text) {
        return StyleReader.parse(text).value();
    }

    private static void style(byte[] input, Random random) {
        String text = new String(input, UTF_8);
        StyleReader.parseDependent(text);
        style(text).ifPresent(style -> write(style, ITEMS));
    }

    private static void items(byte[] input, Random random) {
        JsonNode tree = JsonMapper.shared().readTree(new String(input, UTF_8));
        write(STYLE, CslJsonItems.of(tree));
    }

    private static void write(Style style, List<CslItem> items) {
        CitationProcessor processor = new CitationProcessor(style, "", items);
        processor.bibliography();
        List<Cite> cites = items.stream().map(item -> Cite.of(item.id())).toList();
        if (!cites.isEmpty()) {
            processor.citation(cites);
            processor.citations(List.of(new Citation(cites, 1), new Citation(cites, 2)));
        }
    }

    private static void sidecar(byte[] input, Random random) {
        JsonNode tree = JsonMapper.shared().readTree(new String(input, UTF_8));
        if (tree instanceof ObjectNode object) {
            Profiles.readAll(object);
            Sidecar sidecar = Sidecar.of(object);
            VenueDecisions.of(sidecar).writtenTo(sidecar);
            DecisionsJson.write(DecisionsJson.readDecisions(sidecar).decisions(), sidecar);
        }
    }

    private static byte[] brokenSidecar(Random random) {
        return new InputMutator(random, SeedInputs.TEXT)
                .mutated(SeedInputs.ALL.sidecar(random), SeedInputs.ALL.sidecar(random));
    }

    private static void sidecarFile(byte[] input, Random random) throws IOException {
        Path folder = Files.createTempDirectory("octavo-fuzz");
        Path library = folder.resolve("p.bib");
        Path file = SidecarFile.pathFor(library);
        try {
            Files.write(file, input);
            Sidecar read = SidecarFile.loadFor(library).content();
            Profiles.readAll(read.copyTree());
            VenueDecisions.of(read);
            DecisionsJson.readDecisions(read);
        } finally {
            Files.deleteIfExists(file);
            Files.delete(folder);
        }
    }
}
