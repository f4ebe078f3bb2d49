name = { $what }
