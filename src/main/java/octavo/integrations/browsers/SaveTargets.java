package octavo.integrations.browsers;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// The open libraries and their groups, where a browser can save papers.
///
/// @param chosenIndex the index of the one in front
public record SaveTargets(List<SaveTarget> allTargets, int chosenIndex) {
    public static final SaveTargets NONE = new SaveTargets(List.of(), 0);

    public SaveTargets {
        allTargets = List.copyOf(allTargets);
    }

    /// A library, or a group of it.
    ///
    /// @param libraryId the library's number, from 1
    /// @param group the name of the group; empty for the library itself
    /// @param level how far it is below its library
    /// @param tags of the library; empty for a group
    /// @param canKeepFiles whether the library has a folder for papers
    public record SaveTarget(
            int libraryId,
            String name,
            Optional<String> group,
            int level,
            List<String> tags,
            boolean canKeepFiles) {
        public SaveTarget {
            tags = List.copyOf(tags);
        }
    }

    /// What the browser calls a target.
    String targetId(int index) {
        SaveTarget target = allTargets.get(index);
        return target.group().isEmpty() ? "L" + target.libraryId() : "C" + groupNumber(index);
    }

    /// The number that stands for a group.
    static int groupNumber(int index) {
        return index + 1;
    }

    /// The target that a browser names.
    public Optional<SaveTarget> findTarget(String id) {
        return IntStream.range(0, allTargets.size())
                .filter(index -> targetId(index).equals(id))
                .mapToObj(allTargets::get)
                .findFirst();
    }

    public Optional<SaveTarget> chosenTarget() {
        return allTargets.isEmpty() ? Optional.empty() : Optional.of(allTargets.get(chosenIndex));
    }
}
