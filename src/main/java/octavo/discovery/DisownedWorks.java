package octavo.discovery;

import octavo.fields.FieldName;
import octavo.formats.workdrafts.ImportedWork;
import octavo.sidecar.Sidecar;
import octavo.text.StoredTitle;
import octavo.values.ArxivId;
import octavo.values.Doi;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Works that services attribute to the owner of a library and that are a namesake's, as the owner
/// has said. They are kept beside the library, by DOI, arXiv number or title.
public record DisownedWorks(Set<String> workNames) {
    private static final String FIELD = "notMine";

    public DisownedWorks {
        workNames = Set.copyOf(workNames);
    }

    public static DisownedWorks of(Sidecar sidecar) {
        Set<String> workNames = new HashSet<>();
        for (JsonNode workNode : sidecar.copyTree().path(FIELD)) {
            workNames.add(workNode.path("id").asString(""));
        }
        return new DisownedWorks(workNames);
    }

    /// The name under which a work is kept.
    ///
    /// @param writtenWork a DOI, an arXiv number with its prefix, or a title
    public static String workName(String writtenWork) {
        Optional<String> doiName =
                Doi.isDoi(writtenWork)
                        ? Doi.parse(writtenWork).value().map(it -> "doi:" + it.foldedName())
                        : Optional.empty();
        return doiName.or(() -> ArxivId.parse(writtenWork).value().map(it -> "arxiv:" + it.id()))
                .orElseGet(() -> titleName(writtenWork));
    }

    private static String titleName(String title) {
        return "title:" + StoredTitle.foldTitle(title);
    }

    /// Whether a work was disowned under any of its names.
    public boolean hasWork(ImportedWork work) {
        return namesOf(work).anyMatch(workNames::contains);
    }

    /// The names under which a work may be kept, the best first.
    static Stream<String> namesOf(ImportedWork work) {
        Stream<String> doiName =
                Doi.parse(work.plainText(FieldName.DOI)).value().stream()
                        .map(it -> "doi:" + it.foldedName());
        Stream<String> arxivName =
                ArxivId.parse("arXiv:" + work.plainText(FieldName.EPRINT)).value().stream()
                        .map(it -> "arxiv:" + it.id());
        Stream<String> titleName = Stream.of(titleName(work.plainText(FieldName.TITLE)));
        return Stream.of(doiName, arxivName, titleName).flatMap(it -> it);
    }

    /// The sidecar with a work disowned by the best name of each of its records, or owned again.
    public static Sidecar withRecords(
            Sidecar sidecar, List<ImportedWork> records, boolean isDisowned) {
        Sidecar changed = sidecar;
        for (ImportedWork record : records) {
            List<String> workNames =
                    namesOf(record).limit(isDisowned ? 1 : Long.MAX_VALUE).toList();
            for (String workName : workNames) {
                changed = withWork(changed, workName, isDisowned);
            }
        }
        return changed;
    }

    /// The sidecar with a work disowned, or owned again; everything else in it stays.
    public static Sidecar withWork(Sidecar sidecar, String workName, boolean isDisowned) {
        ObjectNode tree = sidecar.copyTree();
        Set<String> keptNames = new HashSet<>(of(sidecar).workNames());
        boolean isChange = isDisowned ? keptNames.add(workName) : keptNames.remove(workName);
        if (isChange) {
            ArrayNode workArray = tree.putArray(FIELD);
            keptNames.stream().sorted().forEach(name -> workArray.addObject().put("id", name));
            if (keptNames.isEmpty()) {
                tree.remove(FIELD);
            }
        }
        return Sidecar.of(tree);
    }
}
