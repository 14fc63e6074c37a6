package octavo.formats.zotero;

import octavo.formats.workdrafts.TreeRecord;
import octavo.formats.xml.ElementText;
import octavo.formats.xml.SourceElement;

import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Converts one item of Zotero from RDF to Zotero's own names of fields, which `ZoteroReader`
/// reads. The RDF spreads an item over vocabularies: Dublin Core, PRISM, biblio, FOAF, vCard and
/// Zotero's.
final class ZoteroRdfItem {
    private static final Map<String, String> FIELDS_BY_PROPERTY =
            Map.ofEntries(
                    Map.entry("title", "title"),
                    Map.entry("shortTitle", "shortTitle"),
                    Map.entry("abstract", "abstractNote"),
                    Map.entry("date", "date"),
                    Map.entry("dateSubmitted", "accessDate"),
                    Map.entry("pages", "pages"),
                    Map.entry("numPages", "numPages"),
                    Map.entry("volume", "volume"),
                    Map.entry("numberOfVolumes", "numberOfVolumes"),
                    Map.entry("number", "number"),
                    Map.entry("edition", "edition"),
                    Map.entry("versionNumber", "versionNumber"),
                    Map.entry("language", "language"),
                    Map.entry("type", "reportType"),
                    Map.entry("citationKey", "citationKey"),
                    Map.entry("description", "extra"),
                    Map.entry("coverage", "archiveLocation"),
                    Map.entry("alternative", "journalAbbreviation"));

    /// Titles and abstracts may be formatted.
    private static final Set<String> MARKUP_PROPERTIES = Set.of("title", "shortTitle", "abstract");

    /// Properties of a container that its parts have in their own reference.
    private static final Set<String> CONTAINER_PROPERTIES =
            Set.of("volume", "number", "edition", "numberOfVolumes", "alternative");

    /// What says nothing about the work, or is read elsewhere.
    private static final Set<String> OTHER_PROPERTIES =
            Set.of("itemType", "libraryCatalog", "relation", "link", "isReferencedBy");

    private static final Pattern LABELLED_IDENTIFIER =
            Pattern.compile("(?i)(ISBN|ISSN|DOI):?\\s+(.*)|(?i:doi:)?(10\\.[0-9]{4,9}/.*)");

    private final RdfGraph graph;
    private final ObjectNode item = JsonNodeFactory.instance.objectNode();
    private final List<String> remarks = new ArrayList<>();

    private ZoteroRdfItem(RdfGraph graph) {
        this.graph = graph;
    }

    static ZoteroRdfItem of(SourceElement node, String itemType, RdfGraph graph) {
        var rdfItem = new ZoteroRdfItem(graph);
        rdfItem.item.put("itemType", itemType);
        for (SourceElement property : node.childElements()) {
            rdfItem.readProperty(property);
        }
        return rdfItem;
    }

    TreeRecord toRecord(SourceElement node) {
        return new TreeRecord(node.line(), "", item, node.text());
    }

    /// What Octavo has no field for, `Rights: CC BY`.
    List<String> remarks() {
        return List.copyOf(remarks);
    }

    private void readProperty(SourceElement property) {
        switch (property.name()) {
            case "identifier" -> readIdentifier(property, "");
            case "subject" -> readSubject(property);
            case "publisher" -> readPublisher(property);
            case "isPartOf" -> graph.nodesOf(property).forEach(this::readContainer);
            case "presentedAt" ->
                    graph.nodesOf(property)
                            .forEach(event -> putText("conferenceName", event.text("title")));
            default -> readOther(property);
        }
    }

    private void readOther(SourceElement property) {
        String propertyName = property.name();
        List<SourceElement> nodeElements = graph.nodesOf(property);
        if (FIELDS_BY_PROPERTY.containsKey(propertyName)) {
            putText(FIELDS_BY_PROPERTY.get(propertyName), textOf(property));
        } else if (propertyName.equals("creator") && nodeElements.isEmpty()) {
            addCreator("author", property);
        } else if (!OTHER_PROPERTIES.contains(propertyName)) {
            String role = propertyName.equals("creator") ? "author" : withoutPlural(propertyName);
            List<SourceElement> persons =
                    nodeElements.stream().filter(ZoteroRdfItem::isPerson).toList();
            persons.forEach(person -> addCreator(role, person));
            if (persons.isEmpty()) {
                addRemark(propertyName, textOf(property));
            }
        }
    }

    private static String textOf(SourceElement property) {
        return MARKUP_PROPERTIES.contains(property.name())
                ? ElementText.toMarkup(property)
                : linesOf(property);
    }

    /// The text with its lines, as `extra` has a variable in each.
    private static String linesOf(SourceElement property) {
        var lines = new StringBuilder();
        for (SourceElement child : property.children()) {
            lines.append(child.characters().isEmpty() ? child.text() : child.characters());
        }
        return lines.toString().strip();
    }

    private static boolean isPerson(SourceElement node) {
        return node.name().equals("Person")
                || node.name().equals("Organization")
                || node.name().equals("Agent");
    }

    /// `authors` as the role `author`.
    private static String withoutPlural(String propertyName) {
        return propertyName.replaceFirst("s$", "");
    }

    private void putText(String fieldName, String text) {
        if (!text.isBlank() && !item.has(fieldName)) {
            item.put(fieldName, text);
        } else if (!text.isBlank() && !item.path(fieldName).asString("").equals(text)) {
            addRemark(fieldName, text);
        }
    }

    private void addRemark(String propertyName, String text) {
        if (!text.isBlank()) {
            remarks.add(ZoteroReader.roleLabel(propertyName) + text.strip());
        }
    }

    private void addCreator(String role, SourceElement person) {
        ObjectNode creator = item.withArray("creators").addObject();
        creator.put("creatorType", role);
        String familyName = person.text("surname");
        if (familyName.isEmpty()) {
            String wholeName = person.hasElement("name") ? person.text("name") : person.text();
            String[] nameParts = wholeName.split(",\\s*", 2);
            creator.put("lastName", nameParts[0]);
            creator.put("firstName", nameParts.length > 1 ? nameParts[1] : "");
        } else {
            creator.put("lastName", familyName);
            creator.put("firstName", person.text("givenName", "givenname"));
        }
    }

    /// `ISBN 978…`, `DOI 10.…`, or an address in an element of its own.
    ///
    /// @param plainField the field for a text without a label, if it is expected
    private void readIdentifier(SourceElement property, String plainField) {
        List<SourceElement> nodeElements = graph.nodesOf(property);
        if (!nodeElements.isEmpty()) {
            nodeElements.forEach(node -> putText("url", node.text("value")));
            return;
        }
        String identifier = property.text();
        Matcher matcher = LABELLED_IDENTIFIER.matcher(identifier);
        if (matcher.matches() && matcher.group(3) != null) {
            putText("DOI", matcher.group(3));
        } else if (matcher.matches()) {
            appendNumber(matcher.group(1).toUpperCase(Locale.ROOT), matcher.group(2));
        } else if (identifier.matches("(?i)https?://.*")) {
            putText("url", identifier);
        } else if (plainField.isEmpty()) {
            addRemark("identifier", identifier);
        } else {
            putText(plainField, identifier);
        }
    }

    /// A book may have several ISBNs.
    private void appendNumber(String fieldName, String number) {
        if (fieldName.equals("DOI")) {
            putText(fieldName, number);
        } else {
            item.put(fieldName, (item.path(fieldName).asString("") + " " + number).strip());
        }
    }

    /// A tag, perhaps an automatic one, or a call number.
    private void readSubject(SourceElement property) {
        List<SourceElement> nodeElements = graph.nodesOf(property);
        if (nodeElements.isEmpty()) {
            item.withArray("tags").add(property.text());
        }
        for (SourceElement node : nodeElements) {
            if (node.name().equals("AutomaticTag")) {
                item.withArray("tags").add(node.text("value"));
            } else {
                putText("callNumber", node.text("value"));
            }
        }
    }

    private void readPublisher(SourceElement property) {
        List<SourceElement> nodeElements = graph.nodesOf(property);
        if (nodeElements.isEmpty()) {
            putText("publisher", property.text());
        }
        for (SourceElement organization : nodeElements) {
            putText("publisher", organization.text("name"));
            organization
                    .descendants("locality")
                    .forEach(locality -> putText("place", locality.text()));
        }
    }

    /// A journal, a book or a series. Their numbers are those of the item, as a reference has them.
    private void readContainer(SourceElement container) {
        boolean isSeries = container.name().equals("Series");
        boolean isShared = graph.referenceCount(container) > 1;
        putText(isSeries ? "series" : "publicationTitle", container.text("title"));
        for (SourceElement property : container.childElements()) {
            String propertyName = property.name();
            // A DOI is the article's, even here; whose is unknown if several are in this issue.
            boolean isDoi = property.text().startsWith("DOI ");
            if (propertyName.equals("identifier") && !(isShared && isDoi)) {
                readIdentifier(property, isSeries ? "seriesNumber" : "");
            } else if (propertyName.equals("isPartOf")) {
                graph.nodesOf(property).stream()
                        .filter(outer -> outer.name().equals("Series"))
                        .forEach(this::readSeries);
            } else if (CONTAINER_PROPERTIES.contains(propertyName)) {
                Optional.ofNullable(FIELDS_BY_PROPERTY.get(propertyName))
                        .ifPresent(field -> putText(field, property.text()));
            }
        }
    }

    private void readSeries(SourceElement series) {
        putText("series", series.text("title"));
        series.elementsAt("identifier")
                .forEach(identifier -> readIdentifier(identifier, "seriesNumber"));
    }
}
