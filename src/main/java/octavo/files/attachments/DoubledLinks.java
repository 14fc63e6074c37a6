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
    /// @param paperOf tells of which works a file is the paper; asked once for each file
    public static Edit unlink(
            Library library,
            AttachmentFolders folders,
            List<Path> files,
            Function<Path, Predicate<Work>> paperOf) {
        Map<Path, List<EntryLink>> linksByFile = new LinkedHashMap<>();
        files.forEach(file -> linksByFile.put(EntryLink.realPath(file), new ArrayList<>()));
        for (EntryLink link : EntryLink.allOf(library)) {
            folders.findFile(link.fileLink().path())
                    .map(file -> linksByFile.get(EntryLink.realPath(file)))
                    .filter(_ -> !link.isBookmark())
                    .ifPresent(links -> links.add(link));
        }
        List<EntryLink> unneededLinks = new ArrayList<>();
        linksByFile.forEach((file, links) ->
                unneededLinks.addAll(
                        unneededLinks(links, ownerSlots(library, links, paperOf.apply(file)))));
        var linkRewriting = new LinkRewriting(library);
        unneededLinks.stream()
                .sorted((entryLink, otherLink) ->
                        otherLink.linkIndex() - entryLink.linkIndex()) // the last first
                .forEach(link -> linkRewriting.removeLink(link.slot(), link.linkIndex()));
        return linkRewriting.toEdit();
    }

    /// The slots of the entries whose paper a file is.
    private static Set<Integer> ownerSlots(
            Library library, List<EntryLink> entryLinks, Predicate<Work> isOwner) {
        return entryLinks.stream()
                .map(EntryLink::slot)
                .distinct()
                .filter(slot ->
                        library.indexOfSlot(slot)
                                .flatMap(library::workAt)
                                .filter(isOwner)
                                .isPresent())
                .collect(Collectors.toSet());
    }

    private static List<EntryLink> unneededLinks(
            List<EntryLink> entryLinks, Set<Integer> ownerSlots) {
        Set<Integer> seenSlots = new HashSet<>();
        return entryLinks.stream()
                .filter(link -> {
                    boolean isForeign = !ownerSlots.isEmpty() && !ownerSlots.contains(link.slot());
                    return !seenSlots.add(link.slot()) || isForeign;
                })
                .toList();
    }
}
