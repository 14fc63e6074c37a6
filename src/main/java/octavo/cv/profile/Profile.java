package octavo.cv.profile;

import java.util.List;
import java.util.Map;
import java.util.Set;

/// What a list of publications looks like and where it goes, as the sidecar says it.
///
/// @param locale the language of its words, such as `en-GB`; empty for English, and for a CSL style
///   its own
public record Profile(
        String name,
        String locale,
        Form form,
        NameForms names,
        Marking marks,
        Superseded superseded,
        Choice choice,
        List<Section> sections,
        List<Output> outputs) {

    public Profile {
        sections = List.copyOf(sections);
        outputs = List.copyOf(outputs);
    }

    /// The same list with other sections.
    Profile withSections(List<Section> others) {
        return new Profile(name, locale, form, names, marks, superseded, choice, others, outputs);
    }

    /// The same list without volumes that others made and listed works are in.
    Profile withoutVolumes() {
        Choice own =
                new Choice(choice.hidden(), choice.notes(), choice.summary(), choice.mine(), false);
        return new Profile(name, locale, form, names, marks, superseded, own, sections, outputs);
    }

    /// The same list in another form.
    public Profile withForm(Form other) {
        return new Profile(
                name, locale, other, names, marks, superseded, choice, sections, outputs);
    }

    /// The same list, in which these names are one's own, and in bold if nothing else is said.
    public Profile withSelf(List<String> own) {
        return new Profile(
                name,
                locale,
                form,
                names.withSelf(own),
                marks,
                superseded,
                choice,
                sections,
                outputs);
    }

    /// What writes the entries.
    public sealed interface Form {
        /// A CSL style, by its id, its title or the file that it is in.
        record Csl(String style) implements Form {}

        record Own(Template template) implements Form {}
    }

    /// Whether the marks of authors are printed, and what for; a mark without a sign is not.
    public record Marking(boolean legend, Map<String, String> signs) {
        public Marking {
            signs = Map.copyOf(signs);
        }
    }

    /// What becomes of a preprint that has been published.
    public enum Superseded {
        HIDE,
        SHOW,
        /// Not listed; what was published leads to it.
        LINK
    }

    /// What is done with single entries.
    ///
    /// @param hidden the keys of those that are not shown
    /// @param notes what is said behind an entry, by key
    /// @param summary whether the list ends with a line that counts
    /// @param mine whether only one's own works are listed, as far as it is known whose that is
    /// @param volumes whether proceedings and the like stand beside the works that are in them,
    ///   too, where others made them
    public record Choice(
            Set<String> hidden,
            Map<String, String> notes,
            boolean summary,
            boolean mine,
            boolean volumes) {
        public Choice {
            hidden = Set.copyOf(hidden);
            notes = Map.copyOf(notes);
        }
    }

    /// A part of the list with a heading of its own.
    ///
    /// @param heading empty for that of the kind in `where`
    /// @param where a query
    /// @param sort what it is sorted by, such as `-date, title`
    /// @param entries keys that come first, in this order
    /// @param number how entries are numbered: `[1]`, `[C1]`, `1.`, with a `-` in front counting
    ///   down; empty for not at all
    /// @param picking which of those that fit are listed
    /// @param group `year` or `kind` for headings within; empty for none
    /// @param empty what it says if there is nothing in it
    public record Section(
            String heading,
            String where,
            List<String> sort,
            List<String> entries,
            Numbering number,
            Picking picking,
            List<String> group,
            String empty) {
        /// All that there is.
        static final Section ALL =
                new Section(
                        "",
                        "",
                        List.of("-date"),
                        List.of(),
                        Numbering.NONE,
                        Picking.ALL,
                        List.of(),
                        "");

        /// The same for what fits another query.
        Section where(String query) {
            return new Section(heading, query, sort, entries, number, picking, group, empty);
        }

        public Section {
            sort = List.copyOf(sort);
            entries = List.copyOf(entries);
            group = List.copyOf(group);
        }
    }

    /// Which of the entries that fit a section are listed.
    ///
    /// @param most how many at most; 0 for all
    /// @param prefer a query: if any entry of the library fits it, only those that do are listed
    /// @param rest whether entries that a section before has listed are left out
    public record Picking(int most, String prefer, boolean rest) {
        /// All of them.
        public static final Picking ALL = new Picking(0, "", false);
    }

    /// A file that the list is written to.
    ///
    /// @param file relative to the library
    /// @param into whether it goes between two marks in a file that is somebody's own
    public record Output(CvFormat format, String file, boolean into) {}
}
