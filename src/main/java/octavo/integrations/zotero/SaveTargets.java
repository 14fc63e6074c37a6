package octavo.integrations.zotero;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// The open libraries and their groups, where a browser can save papers.
///
/// @param chosen the index of the one in front
public record SaveTargets(List<SaveTarget> all, int chosen) {
    public static final SaveTargets NONE = new SaveTargets(List.of(), 0);

    public SaveTargets {
        all = List.copyOf(all);
    }

    /// A library, or a group of it.
    ///
    /// @param library the library's number, from 1
    /// @param group the name of the group; empty for the library itself
    /// @param level how far it is below its library
    /// @param tags of the library; empty for a group
    /// @param keepsFiles whether the library has a folder for papers
    public record SaveTarget(
            int library,
            String name,
            Optional<String> group,
            int level,
            List<String> tags,
            boolean keepsFiles) {
        public SaveTarget {
            tags = List.copyOf(tags);
        }
    }

    /// What the browser calls a target.
    String id(int index) {
        SaveTarget target = all.get(index);
        return target.group().isEmpty() ? "L" + target.library() : "C" + number(index);
    }

    /// The number that stands for a group.
    static int number(int index) {
        return index + 1;
    }

    /// The target that a browser names.
    public Optional<SaveTarget> named(String id) {
        return IntStream.range(0, all.size())
                .filter(index -> id(index).equals(id))
                .mapToObj(all::get)
                .findFirst();
    }

    public Optional<SaveTarget> front() {
        return all.isEmpty() ? Optional.empty() : Optional.of(all.get(chosen));
    }
}
