"""What `whistlestop bench` and `whistlestop simulate` measure."""
