package octavo.cv.profile;

import octavo.venues.VenueForm;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The format and destinations of a publication list, as configured in the sidecar.
///
/// @param venues how venues are named; as they are written if not given
/// @param locale the language of its words, such as `en-GB`; empty for English, and for a CSL
///   style's own
public record Profile(
        String name,
        String locale,
        Form form,
        NameForms names,
        Marking marks,
        Superseded superseded,
        Choice choice,
        ListLayout layout,
        Optional<VenueForm> venues,
        List<Section> sections,
        List<Output> outputs) {

    public Profile {
        sections = List.copyOf(sections);
        outputs = List.copyOf(outputs);
    }

    /// The profile with other sections.
    Profile withSections(List<Section> others) {
        return with(form, names, choice, others);
    }

    /// The profile without volumes edited by others that contain listed works.
    Profile withoutVolumes() {
        Choice own =
                new Choice(choice.hidden(), choice.notes(), choice.summary(), choice.mine(), false);
        return with(form, names, own, sections);
    }

    /// The profile with another entry format.
    public Profile withForm(Form other) {
        return with(other, names, choice, sections);
    }

    /// The profile with these own names, highlighted in bold unless configured otherwise.
    public Profile withSelf(List<String> own) {
        return with(form, names.withSelf(own), choice, sections);
    }

    private Profile with(
            Form otherForm, NameForms otherNames, Choice otherChoice, List<Section> others) {
        return new Profile(
                name,
                locale,
                otherForm,
                otherNames,
                marks,
                superseded,
                otherChoice,
                layout,
                venues,
                others,
                outputs);
    }

    /// The format of entries.
    public sealed interface Form {
        /// A CSL style, by id, title or file.
        record Csl(String style) implements Form {}

        record Own(Template template) implements Form {}
    }

    /// Whether the marks of authors are printed, and what for; a mark without a sign is not.
    ///
    /// @param legend what is said of them below the list: nothing, or what they mean if empty
    /// @param raised whether signs are printed as superscripts
    /// @param joint between two signs behind a name
    public record Marking(
            Optional<String> legend, boolean raised, String joint, Map<String, String> signs) {
        /// No marks at all.
        public static final Marking NONE = new Marking(Optional.empty(), true, "", Map.of());

        public Marking {
            signs = Map.copyOf(signs);
        }
    }

    /// How headings are written, in the formats that have levels of headings.
    ///
    /// @param level that of a section's heading, from 1; 0 for what is usual in the format
    /// @param blankLine whether a blank line follows the heading of an entry
    public record Headings(int level, boolean blankLine) {
        public static final Headings USUAL = new Headings(0, true);

        /// The level of a heading in a format.
        ///
        /// @param within 1 for a section, 2 for what is in it, and so on
        /// @param usual the level that sections have in this format
        public int of(int within, int usual) {
            return (level == 0 ? usual : level) + within - 1;
        }
    }

    /// What becomes of a preprint that has been published.
    public enum Superseded {
        HIDE,
        SHOW,
        /// Not listed; the published version links to it.
        LINK
    }

    /// Settings for individual entries.
    ///
    /// @param hidden the keys of hidden entries
    /// @param notes notes after entries, by key
    /// @param summary whether the list ends with a count
    /// @param mine whether only one's own works are listed, as far as known
    /// @param volumes whether proceedings and the like edited by others are listed too, next to the
    ///   works they contain
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

    /// A section of the list.
    ///
    /// @param heading empty for that of the kind in `where`
    /// @param where a query
    /// @param sort the sort order, such as `-date, title`
    /// @param entries keys that come first, in this order
    /// @param number how entries are numbered: `[1]`, `[C1]`, `1.`, counting down with a `-` before
    ///   it; empty for not at all
    /// @param picking which matches are listed
    /// @param group `year` or `kind` for subheadings; empty for none
    /// @param empty the text if it is empty
    /// @param around markup before and after its entries
    public record Section(
            String heading,
            String where,
            List<String> sort,
            List<String> entries,
            Numbering number,
            Picking picking,
            List<String> group,
            String empty,
            RawAround around) {
        /// All entries.
        static final Section ALL =
                new Section(
                        "",
                        "",
                        List.of("-date"),
                        List.of(),
                        Numbering.NONE,
                        Picking.ALL,
                        List.of(),
                        "",
                        RawAround.NONE);

        /// The section with another query.
        Section where(String query) {
            return new Section(
                    heading, query, sort, entries, number, picking, group, empty, around);
        }

        public Section {
            sort = List.copyOf(sort);
            entries = List.copyOf(entries);
            group = List.copyOf(group);
        }
    }

    /// Which matches of a section are listed.
    ///
    /// @param most the maximum number; 0 for all
    /// @param prefer a query: if any entry of the library matches it, only those that do are listed
    /// @param rest whether entries listed in earlier sections are left out
    public record Picking(int most, String prefer, boolean rest) {
        /// All of them.
        public static final Picking ALL = new Picking(0, "", false);
    }

    /// An output file for the list.
    ///
    /// @param file relative to the library
    /// @param into whether it goes between two markers in a user's own file
    public record Output(CvFormat format, String file, boolean into) {}
}
