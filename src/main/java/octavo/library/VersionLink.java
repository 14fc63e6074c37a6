package octavo.library;

import octavo.bib.KeyList;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Another version of a work, as biblatex's `related` and `relatedtype` name it: the preprint of a
/// published work, or what a preprint was published as.
///
/// @param key the key of the other entry, which may not exist
public record VersionLink(String key, VersionRelation relation) {
    /// What the other entry is to the work.
    public enum VersionRelation {
        PREPRINT,
        PUBLISHED
    }

    /// The other versions that an entry names.
    public static List<VersionLink> allOf(Work work) {
        List<String> relatedKeys = KeyList.parse(work.rawValue("related").orElse(""));
        if (relatedKeys.isEmpty()) {
            return List.of();
        }
        return relationOf(work).stream()
                .flatMap(
                        relation -> relatedKeys.stream().map(key -> new VersionLink(key, relation)))
                .toList();
    }

    private static Optional<VersionRelation> relationOf(Work work) {
        String relationType = work.plainText("relatedtype").toLowerCase(Locale.ROOT);
        if (relationType.contains("preprint")) {
            return Optional.of(VersionRelation.PREPRINT);
        }
        return relationType.contains("publish")
                ? Optional.of(VersionRelation.PUBLISHED)
                : Optional.empty();
    }
}
