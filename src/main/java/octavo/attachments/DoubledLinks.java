package octavo.attachments;

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
import java.util.function.BiPredicate;

/// Removes links to files that several entries link to, or one entry several times. Files stay.
public final class DoubledLinks {
    private DoubledLinks() {}

    /// Unlinks files from entries that they are not the papers of, if they are the paper of
    /// another. Of equal links of one entry, one stays.
    ///
    /// @param isPaperOf whether a file is the paper of a work
    public static Edit unlink(
            Library library,
            AttachmentFolders folders,
            List<Path> files,
            BiPredicate<Path, Work> isPaperOf) {
        Map<Path, List<EntryLink>> all = new LinkedHashMap<>();
        files.forEach(file -> all.put(EntryLink.real(file), new ArrayList<>()));
        for (EntryLink link : EntryLink.allOf(library)) {
            folders.find(link.link().path())
                    .map(file -> all.get(EntryLink.real(file)))
                    .filter(_ -> !link.isBookmark())
                    .ifPresent(links -> links.add(link));
        }
        List<EntryLink> unneeded = new ArrayList<>();
        all.forEach((file, links) -> {
            Set<Integer> owners = new HashSet<>();
            for (EntryLink link : links) {
                Work work = library.indexOfSlot(link.slot()).flatMap(library::work).orElseThrow();
                if (!owners.contains(link.slot()) && isPaperOf.test(file, work)) {
                    owners.add(link.slot());
                }
            }
            Set<Integer> seen = new HashSet<>();
            for (EntryLink link : links) {
                boolean isForeign = !owners.isEmpty() && !owners.contains(link.slot());
                if (!seen.add(link.slot()) || isForeign) {
                    unneeded.add(link);
                }
            }
        });
        var rewriting = new LinkRewriting(library);
        unneeded.stream()
                .sorted((one, other) -> other.piece() - one.piece()) // the last first
                .forEach(link -> rewriting.remove(link.slot(), link.piece()));
        return rewriting.edit();
    }
}
