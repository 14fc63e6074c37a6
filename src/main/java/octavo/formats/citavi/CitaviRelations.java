package octavo.formats.citavi;

import tools.jackson.databind.JsonNode;

import java.util.List;

/// What a reference of Citavi refers to: persons, publishers, its periodical.
sealed interface CitaviRelations permits CitaviProject, CitaviPlaceholder.EmbeddedRelations {
    /// The record of a relation such as `Periodical`; empty if there is none.
    JsonNode relatedRecord(JsonNode reference, String relation);

    /// The records of a relation such as `ReferenceAuthors`, in order.
    List<JsonNode> relatedRecords(JsonNode reference, String relation);
}
