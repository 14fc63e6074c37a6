package octavo.receipts;

/// A line of the file, which stands alone: lines of two versions can be joined in any order.
interface ReceiptFileLine {
    /// The line as written, without its end.
    String toText();
}
