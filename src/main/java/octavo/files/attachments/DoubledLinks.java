package octavo.files.attachments;

import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.Work;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/// Removes links to files that several entries link to, or one entry several times. Files stay.
public final class DoubledLinks {
    private DoubledLinks() {}

    /// Unlinks files from entries that they are not the papers of, if they are the paper of
    /// another. Of equal links of one entry, one stays.
    ///
    /// @param paper tells of which works a file is the paper; asked once for each file
    public static Edit unlink(
            Library library,
            AttachmentFolders folders,
            List<Path> files,
            Function<Path, Predicate<Work>> paper) {
        Map<Path, List<EntryLink>> all = new LinkedHashMap<>();
        files.forEach(file -> all.put(EntryLink.real(file), new ArrayList<>()));
        for (EntryLink link : EntryLink.allOf(library)) {
            folders.find(link.link().path())
                    .map(file -> all.get(EntryLink.real(file)))
                    .filter(_ -> !link.isBookmark())
                    .ifPresent(links -> links.add(link));
        }
        List<EntryLink> unneeded = new ArrayList<>();
        all.forEach((file, links) ->
                unneeded.addAll(unneeded(links, owners(library, links, paper.apply(file)))));
        var rewriting = new LinkRewriting(library);
        unneeded.stream()
                .sorted((one, other) -> other.piece() - one.piece()) // the last first
                .forEach(link -> rewriting.remove(link.slot(), link.piece()));
        return rewriting.edit();
    }

    /// The slots of the entries whose paper a file is.
    private static Set<Integer> owners(
            Library library, List<EntryLink> links, Predicate<Work> isTheirs) {
        return links.stream()
                .map(EntryLink::slot)
                .distinct()
                .filter(slot ->
                        library.indexOfSlot(slot)
                                .flatMap(library::workAt)
                                .filter(isTheirs)
                                .isPresent())
                .collect(Collectors.toSet());
    }

    private static List<EntryLink> unneeded(List<EntryLink> links, Set<Integer> owners) {
        Set<Integer> seen = new HashSet<>();
        return links.stream()
                .filter(link -> {
                    boolean isForeign = !owners.isEmpty() && !owners.contains(link.slot());
                    return !seen.add(link.slot()) || isForeign;
                })
                .toList();
    }
}
