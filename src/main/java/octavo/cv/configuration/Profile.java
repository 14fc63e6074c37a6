package octavo.cv.configuration;

import octavo.library.TitleCapitals;
import octavo.venues.VenueForm;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The format and destinations of a publication list, as configured in the sidecar.
///
/// @param venueForm how venues are named; as they are written if not given
/// @param locale the language of its words, such as `en-GB`; empty for English, and for a CSL
///   style's own
public record Profile(
        String name,
        String locale,
        EntryForm entryForm,
        NameForms nameForms,
        AuthorMarks authorMarks,
        PreprintDisplay preprintDisplay,
        EntrySettings entrySettings,
        ListLayout listLayout,
        Optional<VenueForm> venueForm,
        List<ListSection> listSections,
        List<ListOutput> outputs) {

    public Profile {
        listSections = List.copyOf(listSections);
        outputs = List.copyOf(outputs);
    }

    /// The profile with other sections.
    Profile withSections(List<ListSection> otherSections) {
        return withParts(entryForm, nameForms, entrySettings, otherSections);
    }

    /// The profile without volumes edited by others that contain listed works.
    Profile withoutVolumes() {
        EntrySettings ownSettings =
                new EntrySettings(
                        entrySettings.hiddenKeys(),
                        entrySettings.notesByKey(),
                        entrySettings.hasSummary(),
                        entrySettings.ownOnly(),
                        false,
                        entrySettings.titleCapitals());
        return withParts(entryForm, nameForms, ownSettings, listSections);
    }

    /// The profile with another entry format.
    public Profile withForm(EntryForm otherForm) {
        return withParts(otherForm, nameForms, entrySettings, listSections);
    }

    /// The profile with these own names, highlighted in bold unless configured otherwise.
    public Profile withSelf(List<String> ownNames) {
        return withParts(entryForm, nameForms.withSelf(ownNames), entrySettings, listSections);
    }

    private Profile withParts(
            EntryForm otherForm,
            NameForms otherNames,
            EntrySettings otherSettings,
            List<ListSection> otherSections) {
        return new Profile(
                name,
                locale,
                otherForm,
                otherNames,
                authorMarks,
                preprintDisplay,
                otherSettings,
                listLayout,
                venueForm,
                otherSections,
                outputs);
    }

    /// The format of entries.
    public sealed interface EntryForm {
        /// A CSL style, by id, title or file.
        record CslStyleForm(String style) implements EntryForm {}

        record TemplateForm(Template template) implements EntryForm {}
    }

    /// Whether the marks of authors are printed, and what for; a mark without a sign is not.
    ///
    /// @param legendText what is said of them below the list: nothing, or what they mean if empty
    /// @param areRaised whether signs are printed as superscripts
    /// @param signSeparator between two signs behind a name
    public record AuthorMarks(
            Optional<String> legendText,
            boolean areRaised,
            String signSeparator,
            Map<String, String> signs) {
        /// No marks at all.
        public static final AuthorMarks NONE =
                new AuthorMarks(Optional.empty(), true, "", Map.of());

        public AuthorMarks {
            signs = Map.copyOf(signs);
        }
    }

    /// How headings are written, in the formats that have levels of headings.
    ///
    /// @param sectionLevel that of a section's heading, from 1; 0 for what is usual in the format
    /// @param hasBlankLine whether a blank line follows the heading of an entry
    public record HeadingStyle(int sectionLevel, boolean hasBlankLine) {
        public static final HeadingStyle USUAL = new HeadingStyle(0, true);

        /// The level of a heading in a format.
        ///
        /// @param depth 1 for a section, 2 for what is in it, and so on
        /// @param usualLevel the level that sections have in this format
        public int levelOf(int depth, int usualLevel) {
            return (sectionLevel == 0 ? usualLevel : sectionLevel) + depth - 1;
        }
    }

    /// What becomes of a preprint that has been published.
    public enum PreprintDisplay {
        HIDE,
        SHOW,
        /// Not listed; the published version links to it.
        LINK
    }

    /// Settings for individual entries.
    ///
    /// @param hiddenKeys the keys of hidden entries
    /// @param notesByKey notes after entries, by key
    /// @param hasSummary whether the list ends with a count
    /// @param ownOnly whether only one's own works are listed, as far as known
    /// @param includesVolumes whether proceedings and the like edited by others are listed too,
    ///   next to the works they contain
    /// @param titleCapitals in which case titles are printed
    public record EntrySettings(
            Set<String> hiddenKeys,
            Map<String, String> notesByKey,
            boolean hasSummary,
            boolean ownOnly,
            boolean includesVolumes,
            TitleCapitals titleCapitals) {
        public EntrySettings {
            hiddenKeys = Set.copyOf(hiddenKeys);
            notesByKey = Map.copyOf(notesByKey);
        }
    }

    /// A section of the list.
    ///
    /// @param heading empty for that of the kind in `where`
    /// @param query a query
    /// @param sortOrders the sort order, such as `-date, title`
    /// @param firstKeys keys that come first, in this order
    /// @param numbering how entries are numbered: `[1]`, `[C1]`, `1.`, counting down with a `-`
    ///   before it; empty for not at all
    /// @param matchSelection which matches are listed
    /// @param groupings `year` or `kind` for subheadings; empty for none
    /// @param emptyText the text if it is empty
    /// @param rawAround markup before and after its entries
    public record ListSection(
            String heading,
            String query,
            List<String> sortOrders,
            List<String> firstKeys,
            Numbering numbering,
            MatchSelection matchSelection,
            List<String> groupings,
            String emptyText,
            RawAround rawAround) {
        /// All entries.
        static final ListSection ALL =
                new ListSection(
                        "",
                        "",
                        List.of("-date"),
                        List.of(),
                        Numbering.NONE,
                        MatchSelection.ALL,
                        List.of(),
                        "",
                        RawAround.NONE);

        /// The section with another query.
        ListSection withQuery(String newQuery) {
            return new ListSection(
                    heading,
                    newQuery,
                    sortOrders,
                    firstKeys,
                    numbering,
                    matchSelection,
                    groupings,
                    emptyText,
                    rawAround);
        }

        public ListSection {
            sortOrders = List.copyOf(sortOrders);
            firstKeys = List.copyOf(firstKeys);
            groupings = List.copyOf(groupings);
        }
    }

    /// Which matches of a section are listed.
    ///
    /// @param mostEntries the maximum number; 0 for all
    /// @param preferredQuery a query: if any entry of the library matches it, only those that do
    ///   are listed
    /// @param excludesListed whether entries listed in earlier sections are left out
    public record MatchSelection(int mostEntries, String preferredQuery, boolean excludesListed) {
        /// All of them.
        public static final MatchSelection ALL = new MatchSelection(0, "", false);
    }

    /// An output file for the list.
    ///
    /// @param fileName relative to the library
    /// @param isInsertion whether it goes between two markers in a user's own file
    public record ListOutput(CvFormat format, String fileName, boolean isInsertion) {}
}
